import type { Words } from './words';

/** What Fieldbook says in Dutch. */
export const nl: Words = {
  pages: {
    howTo: 'Zo speel je',
    settings: 'Instellingen',
    description:
      'Een onofficiële hulp-app bij het bordspel Cryptid: die laat zien hoe de kaart ligt, deelt de aanwijzingen uit en houdt ze geheim.',
    shortDescription: 'Een onofficiële hulp-app bij het bordspel Cryptid.',
    socialAlt: 'Een kaart uit het spel, met de velden rond berengebied verlicht.',
    newGame: 'Nieuw spel',
    mapByCode: 'Kaartcode invoeren',
    ownMap: 'Jullie eigen kaart',
    judge: 'Opzetkaart controleren',
    nothingHere: 'Pagina niet gevonden',
    nothingHereNote:
      'Op dit adres is niets te vinden. Een tafelcode heeft zes letters en geen klinkers.',
    noTable:
      'Er is geen tafel met de code <b>{code}</b>, of die tafel is gewist omdat er lang niet meer is gespeeld.',
    compareCode: 'Controleer de zes letters op de telefoon die ze toont.',
    scanCode: 'Of scan de QR-code op die telefoon.',
    waitAMinute: 'Wacht een minuut',
    waitAWhile:
      'Er kwamen te veel foute codes van jouw netwerk. Wacht een minuut en probeer het dan opnieuw.',
    typeCodeAgain: 'Code opnieuw invoeren',
    noSeatHere:
      'Deze telefoon heeft plek {seat} aan tafel <b>{code}</b> niet. Een aanwijzing zie je alleen op de telefoon die de plek heeft.',
    noSeatToPass:
      'Deze telefoon heeft geen plek aan tafel <b>{code}</b>, dus er valt niets door te geven.',
    sitDownFirst: 'Ga naar de tafel en kies daar eerst een vrije plek.',
    moveSeatHere:
      'Staat je plek op een andere telefoon? Ga naar de tafel, tik op je plek en haal hem hierheen.',
    toTable: 'Naar de tafel',
    toStart: 'Startpagina',
    table: 'De tafel',
    yourSeat: 'Jouw plek',
    takeSeat: 'Een plek overnemen',
    layMap: 'De kaart klaarleggen',
    passPhone: 'De telefoon doorgeven',
    ourFault: 'Er is iets misgegaan',
    ourFaultNote: 'Het ligt aan ons, en jullie spel is veilig. Laad de pagina opnieuw.',
    tryAgain: 'Opnieuw proberen',
  },
  ui: {
    close: 'Sluiten',
    copy: 'Kopiëren',
    copied: 'Gekopieerd',
    paper: 'Papier',
    lantern: 'Lantaarn',
    yourName: 'Je naam (optioneel)',
    yourColor: 'Je kleur',
    color: { red: 'rood', orange: 'oranje', teal: 'turquoise', purple: 'paars', pink: 'roze' },
    takenColor: {
      red: 'rood, al van {name}',
      orange: 'oranje, al van {name}',
      teal: 'turquoise, al van {name}',
      purple: 'paars, al van {name}',
      pink: 'roze, al van {name}',
    },
    notLookedYet: 'nog niet gekeken',
    looked:
      '{count, plural, one {één keer gekeken, om <time></time>} other {# keer gekeken, voor het laatst om <time></time>}}',
    here: 'aanwezig',
    away: 'afwezig',
    awaySince: 'afwezig · <time></time>',
    noConnection: 'Geen verbinding',
    noConnectionNote:
      'Zodra de telefoon weer online is, kun je andere pagina’s openen. Deze pagina blijft zoals hij is.',
    trouble: {
      offline: 'Geen verbinding. Er is niets verloren: probeer het zo nog eens.',
      unreadable: 'Het antwoord van de server was onleesbaar. Probeer het zo nog eens.',
    },
  },
  settings: {
    menu: 'Hulp en instellingen',
    close: 'Sluiten',
    toStart: 'Startpagina',
    theme: 'Weergave',
    themePhone: 'Zoals de telefoon',
    themePaper: 'Papier',
    themeLantern: 'Lantaarn',
    themeNote: 'Papier is licht, voor overdag. Lantaarn is donker, voor ’s avonds.',
    language: 'Taal',
    languagePhone: 'Zoals de telefoon',
    languageNote:
      'Dit verandert de taal alleen op jouw telefoon. De anderen houden hun eigen taal.',
  },
  start: {
    about: 'onofficiële hulp-app bij het bordspel Cryptid',
    newGame: 'Nieuw spel',
    joinByCode: 'Meedoen met een tafelcode',
    codeField: 'Tafelcode, zes letters',
    join: 'Meedoen',
    noCode:
      'Een tafelcode heeft zes letters en geen klinkers. Controleer hem op de telefoon die hem toont.',
    noTable: 'Er is geen tafel met deze code. Controleer hem letter voor letter.',
    gamesHere: 'Spellen op deze telefoon',
    continueGame: 'Verdergaan met een spel',
    finishedGames: 'Afgelopen spellen',
    mode: { normal: 'normaal', advanced: 'gevorderd' },
    players: '{count, plural, one {# speler} other {# spelers}}',
    youAre: 'jij bent {names}',
    judge: 'Opzetkaart controleren',
    judgeNote: 'Is een gedrukte opzetkaart eerlijk?',
  },
  new: {
    toStart: 'Startpagina',
    howMany: 'Met hoeveel zijn jullie?',
    twoPlayers: 'Jullie krijgen elk twee aanwijzingen en spelen elk twee kleuren.',
    deal: 'Uitdelen',
    dealing: 'Bezig met uitdelen…',
    whichGame: 'Normaal of gevorderd?',
    normal: 'Normaal',
    normalNote: 'Zes bouwwerken. Goed voor een eerste avond.',
    advanced: 'Gevorderd',
    advancedNote: 'Aanwijzingen kunnen ontkennend zijn. Zwart doet mee.',
    whosePhone: 'Wiens telefoon?',
    phone: { own: 'Ieder een eigen', one: 'Eén gaat rond' },
    phoneNote: {
      own: 'Iedereen kijkt op de eigen telefoon.',
      one: 'Deze telefoon gaat van hand tot hand.',
    },
    mapDrawn: 'Fieldbook maakt er een voor jullie. Of kies er zelf een:',
    fewHabitats:
      'Met zoveel spelers {habitats, plural, =1 {kan op deze kaart maar één veld} =2 {kunnen op deze kaart maar twee velden} =3 {kunnen op deze kaart maar drie velden} other {kunnen op deze kaart maar # velden}} het leefgebied zijn.',
    fewHabitatsNote:
      'Met een computer zou iemand het kunnen uitrekenen. Met een andere kaart is het spel eerlijker.',
    mapForget: 'Toch een nieuwe kaart gebruiken',
    ownMap: 'Jullie eigen kaart',
    ownMapNote: 'Geef aan hoe jullie kaartdelen liggen.',
    byCode: 'Code invoeren',
    byCodeNote: 'Een kaartcode of een officiële sleutel.',
    codeKinds: 'Voer de kaartcode van een andere tafel in, of de officiële sleutel van een spel.',
    takeMap: 'Deze kaart gebruiken',
    toNewGame: 'Terug naar het nieuwe spel',
    wishes: 'Wensen',
    wishedMap: { any: 'een nieuwe kaart', chosen: 'de gekozen kaart' },
    wishesNotForTwo: 'Lengte en balans kunnen we pas vanaf drie spelers voorspellen.',
    wishedLength: {
      any: 'elke lengte',
      short: 'een kort spel',
      usual: 'een spel van gemiddelde lengte',
      long: 'een lang spel',
    },
    wishedSeats: {
      even: 'gelijke kansen',
      handicap: 'een handicap',
    },
    howLong: 'Hoelang?',
    length: { any: 'vrij', short: 'kort', usual: 'gemiddeld', long: 'lang' },
    even: 'Zo gelijk mogelijk',
    evenNote: 'Iedereen heeft ongeveer evenveel kans om het leefgebied als eerste te vinden.',
    handicap: 'Handicap',
    handicapNote:
      'Wie van jullie de meeste ervaring heeft, neemt de laatste plek, nummer {seat}: die heeft de kleinste kans om te winnen. Niemand krijgt te horen door welke aanwijzing dat komt.',
    wishedRace: 'geen wedstrijd',
    wishedLooks: 'elke blik geteld',
    countLooks: 'Elke blik tellen',
    countLooksNote:
      'Iedereen ziet hoe vaak een aanwijzing is geopend, niet alleen dát dat is gebeurd.',
    race: 'Wedstrijd tegen een andere tafel',
    raceAlone: 'nee, alleen deze tafel',
    raceWords: 'Gedeelde woorden',
    raceNote:
      'Voer aan beide tafels dezelfde woorden in, zoals vos-lantaarn-beek, en kies hierboven hetzelfde. Dan krijgen beide tafels hetzelfde spel. Wie de woorden kent, zou de aanwijzingen kunnen achterhalen, dus speel eerlijk.',
    moveStructure: '{structure}: verplaatsen naar {space}',
    playWith: 'Met {count} spelers spelen',
    dealWithoutWishes: 'Uitdelen zonder deze eisen',
    takeNewMap: 'Een nieuwe kaart gebruiken',
  },
  draft: {
    title: 'Jullie eigen kaart',
    entered: '{entered} van {all} ingevoerd',
    whichGame: 'Normaal of gevorderd?',
    mode: { normal: 'normaal', advanced: 'gevorderd' },
    backToTiles: 'Terug naar de kaartdelen',
    startOver: 'Opnieuw beginnen',
    undo: 'Ongedaan maken',
    onToStructures: 'Verder naar de bouwwerken',
    takeMap: 'Deze kaart gebruiken',
    surprise: 'Rest willekeurig',
    mapSoFar: 'Jullie kaart tot nu toe',
    tileUpright: '{place}: deel {tile}, rechtop. Draaien',
    tileTurned: '{place}: deel {tile}, omgedraaid. Draaien',
    slotEmpty: '{place}: leeg. Hier het volgende deel leggen',
    whichTile: 'Welk deel ligt <b>{place}</b>? Tik op een deel van de kaart om het te draaien.',
    allTilesPlaced:
      'Alle zes liggen op hun plaats. Tik op een deel van de kaart om het te draaien.',
    takeTileOff: 'Deel {tile} weghalen',
    takeOff: 'weghalen',
    layTile: 'Deel {tile} leggen',
    whichStructure: 'Welk bouwwerk?',
    placedOn: '{structure}, op {space}',
    notPlaced: '{structure}, nog niet geplaatst',
    tapWhere: 'Tik op het veld waar dit bouwwerk staat: <b>{structure}</b>.',
    allPlaced: 'Alles staat op zijn plaats. Kies een bouwwerk om het te verplaatsen.',
    spaceTaken: 'Op {space} staat al iets: {structure}.',
    spaceTakenNote: 'Maar één bouwwerk per veld.',
  },
  map: {
    mapCode: 'Kaartcode',
    mapCodeOf: {
      normal: 'Een kaart voor het normale spel.',
      advanced: 'Een kaart voor het spel voor gevorderden.',
    },
    mapCodeExample: 'Bijvoorbeeld {code}.',
    terrain: {
      water: 'water',
      forest: 'bos',
      desert: 'woestijn',
      mountain: 'bergen',
      swamp: 'moeras',
    },
    territory: { bear: 'berengebied', cougar: 'poemagebied' },
    legend: 'Legenda',
    structure: {
      'standing-stone': {
        white: 'witte staande steen',
        green: 'groene staande steen',
        blue: 'blauwe staande steen',
        black: 'zwarte staande steen',
      },
      shack: {
        white: 'witte hut',
        green: 'groene hut',
        blue: 'blauwe hut',
        black: 'zwarte hut',
      },
    },
    structureLetter: { white: 'W', green: 'G', blue: 'B', black: 'Z' },
    whole: 'Kaart, kolommen A tot en met L, rijen 1 tot en met 9: {things}.',
    thingOn: '{thing} op {spaces}',
    thingsJoined: '{before}; {after}',
    partsJoined: '{before}, {after}',
    litByClue: 'verlicht door je aanwijzing',
    fitsCard: 'past bij de aanwijzingen van de opzetkaart',
    notLit: 'niet verlicht',
    habitatIsHere: 'het leefgebied',
    nearSpace:
      '{steps, plural, one {hoogstens # veld van {space} vandaan} other {hoogstens # velden van {space} vandaan}}',
    chooseSpace: 'Een veld kiezen: tik erop, of gebruik de pijltjestoetsen',
    tapToKnow: 'Tik op een veld om te zien wat daar is.',
    lightNear: 'Velden rond {space} verlichten',
    within: '{steps, plural, one {hoogstens # veld vandaan} other {hoogstens # velden vandaan}}',
    zoomOut: 'Uitzoomen',
    zoomIn: 'Inzoomen',
    fit: 'Hele kaart tonen',
    asList: 'De kaart als lijst',
    asListNote: 'wat er op welk veld is',
    structures: 'Bouwwerken',
    territories: 'Diergebieden',
  },
  lay: {
    title: 'De kaart klaarleggen',
    step: 'stap {step} van {count}',
    toTable: 'Naar de tafel',
    back: 'Terug',
    next: 'Volgende',
    tileUpright: 'Deel {tile}, rechtop',
    tileTurned: 'Deel {tile}, omgedraaid',
    liesUpright: 'Leg het neer zoals op de tekening, met het nummer <b>linksboven</b>.',
    liesTurned: 'Leg het neer zoals op de tekening, met het nummer <b>rechtsonder</b>.',
    drawnUpright: 'Deel {tile}, rechtop, nummer linksboven',
    drawnTurned: 'Deel {tile}, omgedraaid, nummer rechtsonder',
    turnedNote:
      'Een deel dat rechtop ligt, heeft zijn nummer linksboven. Dit deel is 180° gedraaid.',
    slot: {
      topLeft: 'linksboven',
      topRight: 'rechtsboven',
      middleLeft: 'links in het midden',
      middleRight: 'rechts in het midden',
      bottomLeft: 'linksonder',
      bottomRight: 'rechtsonder',
    },
    goes: {
      topLeft: 'Het komt linksboven',
      topRight: 'Het komt rechtsboven',
      middleLeft: 'Het komt links in het midden',
      middleRight: 'Het komt rechts in het midden',
      bottomLeft: 'Het komt linksonder',
      bottomRight: 'Het komt rechtsonder',
    },
    beside: 'naast deel {beside}',
    under: 'onder deel {above}',
    besideUnder: 'naast deel {beside}, onder deel {above}',
    onSpace: {
      water: 'op <b>{space}</b>, een waterveld op deel {tile}',
      forest: 'op <b>{space}</b>, een bosveld op deel {tile}',
      desert: 'op <b>{space}</b>, een woestijnveld op deel {tile}',
      mountain: 'op <b>{space}</b>, een bergveld op deel {tile}',
      swamp: 'op <b>{space}</b>, een moerasveld op deel {tile}',
    },
    neighborhood: '{structure} op {space} en de velden eromheen',
    whereOnMap: 'De plaats op de kaart',
    onTile: 'Op deel {tile}: kolom {column} van links, veld {row} van boven',
    inTerritory: { bear: 'Het veld ligt in berengebied.', cougar: 'Het veld ligt in poemagebied.' },
    touches: 'Ernaast: {terrains}.',
    compare: 'Vergelijken',
    compareQuestion:
      'Ziet het er op jullie tafel zo uit? Dan zijn jullie klaar. Zo niet, ga dan terug naar de stap waar iets afwijkt.',
    turnMap: 'Draaien voor wie aan de overkant zit',
  },
  table: {
    player: 'Speler {seat, number}',
    title: 'De tafel',
    titleEnded: 'Spel afgelopen',
    tab: { table: 'Tafel', seat: 'Mijn plek' },
    about: {
      normal: 'normaal · {count, plural, one {# speler} other {# spelers}}',
      advanced: 'gevorderd · {count, plural, one {# speler} other {# spelers}}',
    },
    toStart: 'Startpagina',
    passPhone: 'De telefoon doorgeven',
    layMap: 'De kaart klaarleggen',
    done: 'Klaar',
    notYet: 'Nog niet',
    lost: 'Geen verbinding sinds <time></time>.',
    lostNote:
      'Je ziet de laatste stand die we kennen. We blijven het proberen, en er gaat niets verloren.',
    joinTable: 'Aan deze tafel meedoen',
    showLarge: 'Grote QR-code tonen',
    scanOrOpen: 'Scan de QR-code, of open <address></address>',
    seats: 'Plekken',
    seatFree: 'Plek {seat, number} vrij',
    tapToSit: 'hier gaan zitten',
    you: 'jij',
    thisPhone: 'deze telefoon',
    wasHere: 'net nog aanwezig',
    hereLooks:
      '{count, plural, =0 {aanwezig} one {aanwezig · #× gekeken} other {aanwezig · #× gekeken}}',
    awayLooks: '{count, plural, one {afwezig · #× gekeken} other {afwezig · #× gekeken}}',
    seeClue: 'je aanwijzing',
    wantFree: '{votes, number} van {needed, number} voor vrijmaken',
    sitDownOn: 'Op plek {seat, number} gaan zitten',
    forSomebody:
      '{count, plural, one {Voor iemand zonder telefoon: deze telefoon heeft dan # plek, en je geeft hem door.} other {Voor iemand zonder telefoon: deze telefoon heeft dan # plekken, en je geeft hem door.}}',
    sitDown: 'Gaan zitten',
    sittingDown: 'Je gaat zitten…',
    moveHere: 'Hierheen halen',
    freeSeat: 'Deze plek vrijmaken',
    seatYours: 'Is dit jouw plek?',
    phoneGone: 'Is de telefoon weg?',
    freeNote:
      'Als alle anderen akkoord gaan, komt de plek vrij. Wie er daarna gaat zitten, ziet de aanwijzing van {name}.',
    seatEvents: 'Wisselingen van plek',
    seatEvent: {
      left: '{name} heeft de plek verlaten.',
      'handed-over': 'De plek van {name} is naar een andere telefoon verhuisd.',
      freed: '{voters} hebben de plek van {name} vrijgemaakt.',
    },
    namelessSeatEvent: {
      left: 'Iemand heeft plek {seat, number} verlaten.',
      'handed-over': 'Plek {seat, number} is naar een andere telefoon verhuisd.',
      freed: '{voters} hebben plek {seat, number} vrijgemaakt.',
    },
    needVotes:
      '{needed, plural, one {# speler moet akkoord gaan} other {# spelers moeten akkoord gaan}}',
    someVotes: '{votes, number} van {needed, number} akkoord',
    oneVoteMissing: '{votes, number} van {needed, number} akkoord: nog één stem nodig',
    agrees: '{name} gaat akkoord',
    hasNotAgreed: '{name} is nog niet akkoord',
    haveSay: 'Ga zitten om te stemmen.',
    vote: {
      ask: 'Om een hint vragen',
      hint: 'Akkoord',
      end: 'Spel beëindigen',
      free: 'Stemmen voor vrijmaken',
    },
    voteAs: {
      ask: '{name}: vragen',
      hint: '{name}: akkoord',
      end: '{name}: spel beëindigen',
      free: '{name}: stemmen voor vrijmaken',
    },
    takeBack: 'Terugnemen',
    takeBackAs: '{name}: terugnemen',
    askHint: 'Een hint?',
    hint: 'De hint',
    foundIt: 'Gevonden?',
    endGame: 'Spel beëindigen?',
    endNote:
      '{needed, plural, one {Zodra # speler akkoord gaat} other {Zodra # spelers akkoord gaan}}, toont elke telefoon het leefgebied en alle aanwijzingen. Dat kun je niet ongedaan maken.',
    voteToEnd: 'Stemmen voor beëindigen',
    voting: 'Bezig met stemmen…',
    deal: 'Over dit spel',
    dealNote: {
      short: 'kort · ongeveer {from, number}–{to, number} beurten',
      usual: 'gemiddeld · ongeveer {from, number}–{to, number} beurten',
      long: 'lang · ongeveer {from, number}–{to, number} beurten',
    },
    length: {
      short:
        'Korter dan de meeste spellen met {players, plural, =2 {twee spelers} =3 {drie spelers} =4 {vier spelers} =5 {vijf spelers} one {# speler} other {# spelers}}: ongeveer {from, number}–{to, number} beurten als iedereen aantekeningen maakt.',
      usual:
        'Even lang als de meeste spellen met {players, plural, =2 {twee spelers} =3 {drie spelers} =4 {vier spelers} =5 {vijf spelers} one {# speler} other {# spelers}}: ongeveer {from, number}–{to, number} beurten als iedereen aantekeningen maakt.',
      long: 'Langer dan de meeste spellen met {players, plural, =2 {twee spelers} =3 {drie spelers} =4 {vier spelers} =5 {vijf spelers} one {# speler} other {# spelers}}: ongeveer {from, number}–{to, number} beurten als iedereen aantekeningen maakt.',
    },
    lengthCaveat:
      'Hoe jullie spelen telt zwaarder: in drie van de tien gevallen duurt een kort spel langer dan een lang spel.',
    evenness: {
      even: 'Alle plekken hebben ongeveer evenveel kans.',
      'slightly-lopsided': 'Eén plek is iets in het voordeel.',
      'clearly-lopsided': 'Eén plek is duidelijk in het voordeel.',
    },
    gradeWaits:
      'Aan het eind vertellen we jullie hoelang dit spel zou moeten duren en hoe gelijk de kansen zijn. Nu zou dat te veel verraden.',
    twoCluesEach:
      'Jullie hebben elk twee aanwijzingen en spelen elk twee kleuren: één kleur per aanwijzing.',
    chosenSeed:
      'Dit spel is uit gedeelde woorden gemaakt, voor een wedstrijd tegen een andere tafel. Wie de woorden kent, zou de aanwijzingen kunnen achterhalen.',
    mapCode: 'Kaartcode',
    scan: 'Scan om met deze kaart aan een andere tafel te spelen',
    found: {
      water: '<b>{space}</b> was het leefgebied: een waterveld.',
      forest: '<b>{space}</b> was het leefgebied: een bosveld.',
      desert: '<b>{space}</b> was het leefgebied: een woestijnveld.',
      mountain: '<b>{space}</b> was het leefgebied: een bergveld.',
      swamp: '<b>{space}</b> was het leefgebied: een moerasveld.',
    },
    allClues: 'Alle aanwijzingen',
    clueOf: '{name} · {count, plural, one {# veld} other {# velden}}',
    withoutClue: 'Zonder deze aanwijzing waren er {without, number} velden overgebleven.',
    withoutClueWithChance:
      'Zonder deze aanwijzing waren er {without, number} velden overgebleven. Kans om te winnen: {chance, number, ::percent}.',
    fairSets:
      '{sets, plural, one {De enige eerlijke combinatie van aanwijzingen op deze kaart voor {players, plural, one {# speler} other {# spelers}}.} other {Een van de # eerlijke combinaties van aanwijzingen op deze kaart voor {players, plural, one {# speler} other {# spelers}}.}}',
    seed: 'De gedeelde woorden waren <b>{seed}</b>. Wil een andere tafel een wedstrijd tegen jullie spelen, dan voert die ze in bij “Nieuw spel”, “Wedstrijd tegen een andere tafel”.',
    nextDealt: 'Het volgende spel staat klaar: zelfde kaart, nieuwe aanwijzingen.',
    nextGame: 'Naar het volgende spel',
    playedOut: 'Jullie hebben alle eerlijke spellen op deze kaart gespeeld.',
    playAgain: 'Zelfde kaart, nieuwe aanwijzingen',
    dealing: 'Bezig met uitdelen…',
    newGame: 'Nieuw spel',
  },
  seat: {
    only: 'plek {seat, number} · alleen voor jou',
    toTable: 'Naar de tafel',
    done: 'Klaar',
    cancel: 'Annuleren',
    holdToLook: 'Ingedrukt houden',
    looking: 'Je kijkt',
    fetching: 'Je aanwijzing komt eraan…',
    tryingAgain: 'probeert het vanzelf opnieuw',
    keepHolding: 'Blijf ingedrukt houden: hij gaat vanzelf open.',
    clueWaits: 'De kaart blijft; je aanwijzing moet worden opgehaald.',
    covered: 'De aanwijzing is afgedekt.',
    clueOpening: 'Het leefgebied ligt',
    clueOpeningNot: 'Het leefgebied ligt',
    lit: '{count, plural, one {# van de {all, number} velden past.} other {# van de {all, number} velden passen.}}',
    forYou: 'Alleen voor jou. De anderen zien dat je gekeken hebt.',
    letGo: 'Laat los, en hij is weer afgedekt.',
    notLooked: 'Je hebt nog niet gekeken. Iedereen aan tafel ziet hoe vaak je kijkt.',
    looked:
      '{count, plural, one {Je hebt één keer gekeken, om <time></time>. Iedereen aan tafel ziet dat.} other {Je hebt # keer gekeken, voor het laatst om <time></time>. Iedereen aan tafel ziet dat.}}',
    faceDown: {
      ask: 'De aanwijzing afdekken als de telefoon op het scherm ligt?',
      why: 'Daarvoor heeft de pagina de bewegingssensor nodig. Je telefoon vraagt je zo om toestemming.',
      yes: 'Ja, afdekken',
      no: 'Nee, bedankt',
    },
    whichLight: 'Welke aanwijzing verlichten?',
    light: { first: 'eerste', second: 'tweede', both: 'allebei' },
    ended: 'Dit spel is afgelopen.',
    endedNote: 'Het leefgebied en alle aanwijzingen vind je op de pagina van de tafel.',
    yourSeat: 'Jouw plek',
    badge: 'Naam en kleur',
    badgeNote: 'zoals de anderen je zien',
    colorGone: '{name} heeft die kleur net genomen: kies opnieuw, of houd deze.',
    save: 'Opslaan',
    changing: 'Bezig met opslaan…',
    move: 'Naar een andere telefoon verhuizen',
    moveNote: 'als deze batterij leegraakt',
    leaveSeat: 'Je plek verlaten',
    leaveSeatNote: 'zodat iemand anders er kan gaan zitten',
    backToClue: 'Terug naar de aanwijzing',
    leaveQuestion: 'Plek {seat, number} verlaten?',
    leaveWarning:
      'Je aanwijzing blijft bij de plek: wie er daarna gaat zitten, ziet hem. Iedereen aan tafel ziet dat je bent weggegaan, en wanneer.',
    stay: 'Blijven',
    leave: 'Verlaten',
    leaving: 'Je gaat weg…',
    moveWarning:
      'De andere telefoon heeft een code nodig, en deze telefoon toont die. Zodra je plek is verhuisd, ziet iedereen aan tafel dat.',
    showCode: 'De code tonen',
    asking: 'Bezig met vragen…',
    codeAddress: 'Link voor de andere telefoon',
    codeUse:
      'Scan de QR-code met de andere telefoon. Of open daar de tafel, tik op <b>{name}</b>, dan op “Hierheen halen”, en voer de cijfers in.',
    codeLeft: 'nog <clock></clock> · {count, plural, one {# poging} other {# pogingen}}',
    codeStays: 'De code blijft geldig, ook als je dit sluit.',
    codeRanOut: 'Deze code is verlopen, en je plek is niet verhuisd.',
    codeSpent:
      '{count, plural, one {# keer foute cijfers: deze code werkt niet meer, en je plek is niet verhuisd.} other {# keer foute cijfers: deze code werkt niet meer, en je plek is niet verhuisd.}}',
    newCode: 'Nieuwe code',
    takeSeat: 'Een plek overnemen',
    seatOf: 'De plek van {name}',
    seatNumber: 'Plek {seat, number}',
    takeHow:
      'Open op de andere telefoon de plek, dan “Naar een andere telefoon verhuizen”. Er verschijnen zes cijfers.',
    sixDigits: 'Zes cijfers van de andere telefoon',
    takeWarning:
      'De andere telefoon raakt de plek kwijt, en iedereen aan tafel ziet dat die is verhuisd.',
    take: 'De plek van {name} overnemen',
    taking: 'Bezig met overnemen…',
    seatFree: 'Deze plek is vrij.',
    seatFreeNote: 'Je hebt geen code nodig. Ga gewoon aan tafel zitten.',
    lost: {
      left: '{name} heeft de plek om <time></time> verlaten',
      'handed-over': 'De plek van {name} is om <time></time> naar een andere telefoon verhuisd',
      freed: 'De anderen hebben de plek van {name} om <time></time> vrijgemaakt',
      unknown: 'De plek van {name} is niet meer op deze telefoon',
    },
    lostNote: 'Deze telefoon kan de aanwijzing niet meer openen.',
  },
  pass: {
    passPhone: 'De telefoon doorgeven',
    nowLooks: 'Nu mag {name} kijken',
    lookAway: '{names}: bekijk het plafond eens goed.',
    onlyYou: 'Alleen jij mag kijken.',
    holdToLook: '{name}: ingedrukt houden',
    passTo: 'Aan {name} doorgeven',
    toTable: 'Naar de tafel',
    ended: 'Dit spel is afgelopen',
    noSeat: 'Deze telefoon heeft geen plek meer',
    seeTable: 'Ga naar de tafel om te zien wat er is gebeurd.',
  },
  judge: {
    toJudge: 'Naar de controle',
    toStart: 'Startpagina',
    noCode: 'Geen code?',
    noCodeNote: 'Geef aan hoe je kaartdelen liggen.',
    clues: 'Aanwijzingen op de opzetkaart',
    takeAway: 'Aanwijzing {number} weghalen: {clue}',
    mostClues: 'Hoogstens acht aanwijzingen',
    addClue: 'Aanwijzing toevoegen',
    whichClue: 'Welke aanwijzing?',
    whatSays: 'Wat zegt hij?',
    plain: 'zonder ontkenning',
    negated: 'met ontkenning',
    group: {
      on: 'Op een van twee terreinen',
      within1: 'Hoogstens één veld vandaan',
      within2: 'Hoogstens twee velden vandaan',
      within3: 'Hoogstens drie velden vandaan',
    },
    cardNames: 'De opzetkaart noemt <b>{space}</b>.',
    clearHabitat: 'Wissen',
    nameSpace: 'De opzetkaart noemt {space}',
    tapHabitat: 'Noemt de opzetkaart ook het leefgebied? Tik dan op dat veld op de kaart.',
    covers: '{count, plural, one {# veld} other {# velden}}',
    needed: 'nodig',
    notNeeded: 'niet nodig',
    tooNarrow: 'te weinig velden om uit te delen',
    tooWide: 'te veel velden om uit te delen',
    noneFits: 'Geen enkel veld past',
    noneFitsNote:
      'De aanwijzingen spreken elkaar tegen. Zoek naar een verkeerd kaartdeel of een drukfout.',
    fewFit:
      '{count, plural, =2 {Twee velden passen: {spaces}} =3 {Drie velden passen: {spaces}} =4 {Vier velden passen: {spaces}} =5 {Vijf velden passen: {spaces}} =6 {Zes velden passen: {spaces}} one {# veld past: {spaces}} other {# velden passen: {spaces}}}',
    manyFit: '{count, plural, one {# veld past} other {# velden passen}}',
    addOthers: 'Voeg de andere aanwijzingen van de opzetkaart toe.',
    severalFitNote:
      'Een eerlijke opzetkaart laat maar één veld over. Zoek naar een verkeerd kaartdeel, een drukfout of een ontbrekende aanwijzing.',
    otherFits: '{space} past, niet {stated}',
    otherFitsNote: 'De aanwijzingen laten een ander veld over dan dat op de opzetkaart.',
    idle: '{count, plural, one {Aanwijzing {clues} is niet nodig} other {Aanwijzingen {clues} zijn niet nodig}}',
    idleNote:
      '{count, plural, one {Alleen {space} past, maar dat zou ook zonder die aanwijzing het enige veld zijn. Een eerlijke opzetkaart heeft elke aanwijzing nodig.} other {Alleen {space} past, maar dat zou ook het enige veld zijn als een ervan ontbrak. Een eerlijke opzetkaart heeft elke aanwijzing nodig.}}',
    outOfBand:
      '{count, plural, one {Aanwijzing {clues} beslaat te weinig of te veel velden} other {Aanwijzingen {clues} beslaan te weinig of te veel velden}}',
    outOfBandNote:
      'Alleen {space} past. Maar op een eerlijke opzetkaart beslaat elke aanwijzing, zonder ontkenning gelezen, {least} tot {most} velden van de kaart.',
    fair: 'Deze opzetkaart is eerlijk',
    fairNote: 'Alleen {space} past, en elke aanwijzing is nodig.',
    onlyFits: 'Alleen {space} past',
    onlyFitsNote: 'Elke aanwijzing is nodig. Maar een spel heeft minstens drie aanwijzingen.',
  },
  howTo: {
    description:
      'Hoe je het bordspel Cryptid speelt, in het kort: een beurt, elke soort aanwijzing en veelgemaakte fouten.',
    close: 'Sluiten',
    toStart: 'Startpagina',
    ideaTitle: 'Het idee',
    idea: 'Ergens op de kaart leeft een wezen dat niemand ooit heeft gezien, en precies één veld is zijn leefgebied. Elke speler heeft één geheime aanwijzing over dat veld. Geen enkele aanwijzing is op zichzelf genoeg, maar samen laten ze maar één veld over. Jullie komen achter de aanwijzingen van de anderen door te vragen waar het wezen kan zijn, en door te kijken waar ze hun speelstukken leggen. Wie het leefgebied als eerste vindt, wint.',
    piecesTitle: 'Twee soorten speelstukken',
    disc: '<b>Een schijf</b> betekent: volgens mijn aanwijzing kan het hier zijn.',
    cube: '<b>Een blokje</b> betekent: volgens mijn aanwijzing kan het hier niet zijn.',
    startTitle: 'Voor de eerste beurt',
    start:
      'Begin met twee rondes blokjes, met de klok mee vanaf de startspeler: in elke ronde legt iedereen één blokje op een veld dat de eigen aanwijzing uitsluit.',
    turnTitle: 'Een beurt: vragen of zoeken',
    turnAsk:
      '<b>Vraag</b> een andere speler naar een veld zonder blokje. Kan dat volgens diens aanwijzing het leefgebied zijn, dan legt die speler er een schijf. Kan het niet, dan een blokje.',
    turnSearch:
      '<b>Of doorzoek</b> een veld dat bij je eigen aanwijzing past: je legt er een schijf. Daarna antwoorden de anderen een voor een, met de klok mee, tot iemand een blokje legt.',
    turnEnd:
      '<b>Heeft iemand een blokje gelegd,</b> dan leg jij er ook een, op een ander veld dat jouw aanwijzing uitsluit. Legt bij jouw zoektocht niemand een blokje, dan win je.',
    cluesTitle: 'Wat aanwijzingen zeggen',
    clues: 'Tik op een soort aanwijzing om de velden te verlichten waar het leefgebied kan zijn.',
    mapLabel: 'Een voorbeeldkaart',
    lit: '{count, plural, one {# van de 108 velden licht op.} other {# van de 108 velden lichten op.}}',
    kinds: 'Soorten aanwijzingen',
    kind: {
      twoTerrains: {
        name: 'Op een van twee terreinen',
        note: 'Het veld zelf is het een of het ander.',
      },
      nearTerrain: {
        name: 'Hoogstens één veld van een terrein vandaan',
        note: 'Elk veld van dat terrein, en elk veld ernaast.',
      },
      nearAnimals: {
        name: 'Hoogstens één veld van een van de dieren vandaan',
        note: 'In beren- of poemagebied, of er direct naast. Beide dieren tellen.',
      },
      nearStructure: {
        name: 'Hoogstens twee velden van één soort bouwwerk vandaan',
        note: 'Hoogstens twee stappen van een staande steen, of juist van een verlaten hut. Elke kleur telt.',
      },
      nearAnimal: {
        name: 'Hoogstens twee velden van één bepaald dier vandaan',
        note: 'Hoogstens twee stappen van zijn gebied. Het andere dier telt niet.',
      },
      nearColor: {
        name: 'Hoogstens drie velden van één kleur bouwwerk vandaan',
        note: 'Hoogstens drie stappen van de steen of de hut in die kleur.',
      },
      negated: {
        name: 'Ontkennend: voor gevorderden',
        note: 'Elk van deze aanwijzingen kan worden omgedraaid: dan ligt het leefgebied ergens anders. De zwarte bouwwerken doen ook mee.',
      },
    },
    wrongTitle: 'Veelgemaakte fouten',
    wrong: {
      closed: {
        title: 'Een blokje sluit zijn veld voorgoed af.',
        text: 'Niemand mag er nog naar vragen, het doorzoeken of er iets op leggen.',
      },
      cost: {
        title: 'Een blokje als antwoord? Dan leg jij er ook een.',
        text: 'Of je nu vroeg of zocht: leg een eigen blokje op een ander veld dat jouw aanwijzing uitsluit.',
      },
      within: {
        title: '“Hoogstens” telt het veld zelf mee.',
        text: 'Een bosveld zelf ligt ook hoogstens één veld van een bosveld vandaan. En het veld met een blauwe hut ligt hoogstens drie velden van een blauw bouwwerk vandaan.',
      },
      negated: {
        title: '“Meer dan” sluit ook het midden uit.',
        text: 'Ligt het leefgebied meer dan twee velden van elk berengebied vandaan, dan ligt het niet in zo’n gebied en ook niet één of twee stappen ernaast. Overal elders kan het wel zijn.',
      },
      honest: {
        title: 'Speelstukken liegen nooit.',
        text: 'Misleid de anderen zoveel je wilt met je vragen en met de velden die je kiest. Maar elk speelstuk moet kloppen met je aanwijzing.',
      },
      ask: {
        title: 'Je mag naar elk veld zonder blokje vragen.',
        text: 'Ook naar een veld dat je eigen aanwijzing uitsluit. Zo verberg je je aanwijzing beter.',
      },
      searchFirst: {
        title: 'Een zoektocht begint met je eigen schijf.',
        text: 'Het veld moet dus bij je aanwijzing passen. Ligt je schijf er al, leg er dan nog een op een ander veld dat past en waar er nog geen van jou ligt.',
      },
      searchRound: {
        title: 'Een zoektocht stopt bij het eerste blokje.',
        text: 'De anderen antwoorden om de beurt, met de klok mee. Wie er al een schijf heeft, wordt overgeslagen. Na een blokje antwoordt niemand meer.',
      },
      single: {
        title: 'Eén speelstuk per speler op een veld.',
        text: 'Meerdere spelers kunnen een schijf op hetzelfde veld hebben, en er mag ook één blokje bij. Maar niemand heeft ooit twee speelstukken op hetzelfde veld.',
      },
      mistake: {
        title: 'Herstel een fout zodra iemand hem ziet.',
        text: 'Zeg het, ook in de beurt van een ander. Leg daar het juiste speelstuk neer, en verplaats het verkeerde naar een veld waar het klopt.',
      },
    },
    twoTitle: 'Met z’n tweeën',
    two: 'Er zijn vier aanwijzingen, twee voor elk van jullie. Jullie spelen elk twee kleuren, één per aanwijzing, en een speelstuk geldt alleen voor de aanwijzing van zijn kleur. Jullie hebben alle vier de aanwijzingen nodig om het leefgebied te vinden.',
    hintsTitle: 'Vastgelopen? Neem een hint',
    hints:
      'Een hint zegt iets waars over de aanwijzingen in het spel, en iedereen krijgt hem te zien. Er is er maar één per spel, en iedereen moet akkoord gaan. Met vier of vijf spelers mag één speler tegen zijn.',
    lastWord:
      'Dit zijn de regels in onze eigen woorden. Staat er in het gedrukte spelregelboekje iets anders, dan geldt het boekje.',
  },
  clues: {
    sentence: {
      'on-water-or-forest': 'Het leefgebied ligt op een <key>water</key>- of <key>bosveld</key>.',
      'on-water-or-desert':
        'Het leefgebied ligt op een <key>water</key>- of <key>woestijnveld</key>.',
      'on-water-or-mountain':
        'Het leefgebied ligt op een <key>water</key>- of <key>bergveld</key>.',
      'on-water-or-swamp': 'Het leefgebied ligt op een <key>water</key>- of <key>moerasveld</key>.',
      'on-forest-or-desert':
        'Het leefgebied ligt op een <key>bos</key>- of <key>woestijnveld</key>.',
      'on-forest-or-mountain': 'Het leefgebied ligt op een <key>bos</key>- of <key>bergveld</key>.',
      'on-forest-or-swamp': 'Het leefgebied ligt op een <key>bos</key>- of <key>moerasveld</key>.',
      'on-desert-or-mountain':
        'Het leefgebied ligt op een <key>woestijn</key>- of <key>bergveld</key>.',
      'on-desert-or-swamp':
        'Het leefgebied ligt op een <key>woestijn</key>- of <key>moerasveld</key>.',
      'on-mountain-or-swamp':
        'Het leefgebied ligt op een <key>berg</key>- of <key>moerasveld</key>.',
      'within-1-of-water':
        'Het leefgebied ligt hoogstens één veld van een <key>waterveld</key> vandaan.',
      'within-1-of-forest':
        'Het leefgebied ligt hoogstens één veld van een <key>bosveld</key> vandaan.',
      'within-1-of-desert':
        'Het leefgebied ligt hoogstens één veld van een <key>woestijnveld</key> vandaan.',
      'within-1-of-mountain':
        'Het leefgebied ligt hoogstens één veld van een <key>bergveld</key> vandaan.',
      'within-1-of-swamp':
        'Het leefgebied ligt hoogstens één veld van een <key>moerasveld</key> vandaan.',
      'within-1-of-either-animal':
        'Het leefgebied ligt hoogstens één veld van een <key>beren- of poemagebied</key> vandaan.',
      'within-2-of-standing-stone':
        'Het leefgebied ligt hoogstens twee velden van een <key>staande steen</key> vandaan, ongeacht de kleur.',
      'within-2-of-shack':
        'Het leefgebied ligt hoogstens twee velden van een <key>verlaten hut</key> vandaan, ongeacht de kleur.',
      'within-2-of-bear':
        'Het leefgebied ligt hoogstens twee velden van een <key>berengebied</key> vandaan.',
      'within-2-of-cougar':
        'Het leefgebied ligt hoogstens twee velden van een <key>poemagebied</key> vandaan.',
      'within-3-of-white':
        'Het leefgebied ligt hoogstens drie velden van een <key>wit bouwwerk</key> vandaan.',
      'within-3-of-green':
        'Het leefgebied ligt hoogstens drie velden van een <key>groen bouwwerk</key> vandaan.',
      'within-3-of-blue':
        'Het leefgebied ligt hoogstens drie velden van een <key>blauw bouwwerk</key> vandaan.',
      'within-3-of-black':
        'Het leefgebied ligt hoogstens drie velden van een <key>zwart bouwwerk</key> vandaan.',
      'not-on-water-or-forest':
        'Het leefgebied ligt <not>niet</not> op een <key>water</key>- of <key>bosveld</key>.',
      'not-on-water-or-desert':
        'Het leefgebied ligt <not>niet</not> op een <key>water</key>- of <key>woestijnveld</key>.',
      'not-on-water-or-mountain':
        'Het leefgebied ligt <not>niet</not> op een <key>water</key>- of <key>bergveld</key>.',
      'not-on-water-or-swamp':
        'Het leefgebied ligt <not>niet</not> op een <key>water</key>- of <key>moerasveld</key>.',
      'not-on-forest-or-desert':
        'Het leefgebied ligt <not>niet</not> op een <key>bos</key>- of <key>woestijnveld</key>.',
      'not-on-forest-or-mountain':
        'Het leefgebied ligt <not>niet</not> op een <key>bos</key>- of <key>bergveld</key>.',
      'not-on-forest-or-swamp':
        'Het leefgebied ligt <not>niet</not> op een <key>bos</key>- of <key>moerasveld</key>.',
      'not-on-desert-or-mountain':
        'Het leefgebied ligt <not>niet</not> op een <key>woestijn</key>- of <key>bergveld</key>.',
      'not-on-desert-or-swamp':
        'Het leefgebied ligt <not>niet</not> op een <key>woestijn</key>- of <key>moerasveld</key>.',
      'not-on-mountain-or-swamp':
        'Het leefgebied ligt <not>niet</not> op een <key>berg</key>- of <key>moerasveld</key>.',
      'not-within-1-of-water':
        'Het leefgebied ligt <not>meer dan</not> één veld van elk <key>waterveld</key> vandaan.',
      'not-within-1-of-forest':
        'Het leefgebied ligt <not>meer dan</not> één veld van elk <key>bosveld</key> vandaan.',
      'not-within-1-of-desert':
        'Het leefgebied ligt <not>meer dan</not> één veld van elk <key>woestijnveld</key> vandaan.',
      'not-within-1-of-mountain':
        'Het leefgebied ligt <not>meer dan</not> één veld van elk <key>bergveld</key> vandaan.',
      'not-within-1-of-swamp':
        'Het leefgebied ligt <not>meer dan</not> één veld van elk <key>moerasveld</key> vandaan.',
      'not-within-1-of-either-animal':
        'Het leefgebied ligt <not>meer dan</not> één veld van elk <key>beren- of poemagebied</key> vandaan.',
      'not-within-2-of-standing-stone':
        'Het leefgebied ligt <not>meer dan</not> twee velden van elke <key>staande steen</key> vandaan, ongeacht de kleur.',
      'not-within-2-of-shack':
        'Het leefgebied ligt <not>meer dan</not> twee velden van elke <key>verlaten hut</key> vandaan, ongeacht de kleur.',
      'not-within-2-of-bear':
        'Het leefgebied ligt <not>meer dan</not> twee velden van elk <key>berengebied</key> vandaan.',
      'not-within-2-of-cougar':
        'Het leefgebied ligt <not>meer dan</not> twee velden van elk <key>poemagebied</key> vandaan.',
      'not-within-3-of-white':
        'Het leefgebied ligt <not>meer dan</not> drie velden van elk <key>wit bouwwerk</key> vandaan.',
      'not-within-3-of-green':
        'Het leefgebied ligt <not>meer dan</not> drie velden van elk <key>groen bouwwerk</key> vandaan.',
      'not-within-3-of-blue':
        'Het leefgebied ligt <not>meer dan</not> drie velden van elk <key>blauw bouwwerk</key> vandaan.',
      'not-within-3-of-black':
        'Het leefgebied ligt <not>meer dan</not> drie velden van elk <key>zwart bouwwerk</key> vandaan.',
    },
    short: {
      'on-water-or-forest': 'Op een water- of bosveld',
      'on-water-or-desert': 'Op een water- of woestijnveld',
      'on-water-or-mountain': 'Op een water- of bergveld',
      'on-water-or-swamp': 'Op een water- of moerasveld',
      'on-forest-or-desert': 'Op een bos- of woestijnveld',
      'on-forest-or-mountain': 'Op een bos- of bergveld',
      'on-forest-or-swamp': 'Op een bos- of moerasveld',
      'on-desert-or-mountain': 'Op een woestijn- of bergveld',
      'on-desert-or-swamp': 'Op een woestijn- of moerasveld',
      'on-mountain-or-swamp': 'Op een berg- of moerasveld',
      'within-1-of-water': 'Hoogstens één veld van een waterveld vandaan',
      'within-1-of-forest': 'Hoogstens één veld van een bosveld vandaan',
      'within-1-of-desert': 'Hoogstens één veld van een woestijnveld vandaan',
      'within-1-of-mountain': 'Hoogstens één veld van een bergveld vandaan',
      'within-1-of-swamp': 'Hoogstens één veld van een moerasveld vandaan',
      'within-1-of-either-animal': 'Hoogstens één veld van een beren- of poemagebied vandaan',
      'within-2-of-standing-stone':
        'Hoogstens twee velden van een staande steen vandaan, ongeacht de kleur',
      'within-2-of-shack': 'Hoogstens twee velden van een verlaten hut vandaan, ongeacht de kleur',
      'within-2-of-bear': 'Hoogstens twee velden van een berengebied vandaan',
      'within-2-of-cougar': 'Hoogstens twee velden van een poemagebied vandaan',
      'within-3-of-white': 'Hoogstens drie velden van een wit bouwwerk vandaan',
      'within-3-of-green': 'Hoogstens drie velden van een groen bouwwerk vandaan',
      'within-3-of-blue': 'Hoogstens drie velden van een blauw bouwwerk vandaan',
      'within-3-of-black': 'Hoogstens drie velden van een zwart bouwwerk vandaan',
      'not-on-water-or-forest': 'Niet op een water- of bosveld',
      'not-on-water-or-desert': 'Niet op een water- of woestijnveld',
      'not-on-water-or-mountain': 'Niet op een water- of bergveld',
      'not-on-water-or-swamp': 'Niet op een water- of moerasveld',
      'not-on-forest-or-desert': 'Niet op een bos- of woestijnveld',
      'not-on-forest-or-mountain': 'Niet op een bos- of bergveld',
      'not-on-forest-or-swamp': 'Niet op een bos- of moerasveld',
      'not-on-desert-or-mountain': 'Niet op een woestijn- of bergveld',
      'not-on-desert-or-swamp': 'Niet op een woestijn- of moerasveld',
      'not-on-mountain-or-swamp': 'Niet op een berg- of moerasveld',
      'not-within-1-of-water': 'Meer dan één veld van elk waterveld vandaan',
      'not-within-1-of-forest': 'Meer dan één veld van elk bosveld vandaan',
      'not-within-1-of-desert': 'Meer dan één veld van elk woestijnveld vandaan',
      'not-within-1-of-mountain': 'Meer dan één veld van elk bergveld vandaan',
      'not-within-1-of-swamp': 'Meer dan één veld van elk moerasveld vandaan',
      'not-within-1-of-either-animal': 'Meer dan één veld van elk beren- of poemagebied vandaan',
      'not-within-2-of-standing-stone':
        'Meer dan twee velden van elke staande steen vandaan, ongeacht de kleur',
      'not-within-2-of-shack':
        'Meer dan twee velden van elke verlaten hut vandaan, ongeacht de kleur',
      'not-within-2-of-bear': 'Meer dan twee velden van elk berengebied vandaan',
      'not-within-2-of-cougar': 'Meer dan twee velden van elk poemagebied vandaan',
      'not-within-3-of-white': 'Meer dan drie velden van elk wit bouwwerk vandaan',
      'not-within-3-of-green': 'Meer dan drie velden van elk groen bouwwerk vandaan',
      'not-within-3-of-blue': 'Meer dan drie velden van elk blauw bouwwerk vandaan',
      'not-within-3-of-black': 'Meer dan drie velden van elk zwart bouwwerk vandaan',
    },
  },
  hints: {
    hint_not_1: 'Geen enkele aanwijzing gaat over een afstand van één veld.',
    hint_not_2: 'Geen enkele aanwijzing gaat over een afstand van twee velden.',
    hint_not_3: 'Geen enkele aanwijzing gaat over een afstand van drie velden.',
    hint_not_on_on: 'Geen enkele aanwijzing noemt twee soorten terrein.',
    hint_terrain: 'Geen enkele aanwijzing noemt een terrein.',
    hint_fissure: 'Geen enkele aanwijzing gaat over dieren.',
    hint_water: 'Geen enkele aanwijzing noemt water.',
    hint_forest: 'Geen enkele aanwijzing noemt bos.',
    hint_desert: 'Geen enkele aanwijzing noemt woestijn.',
    hint_mountain: 'Geen enkele aanwijzing noemt bergen.',
    hint_bone: 'Geen enkele aanwijzing noemt moeras.',
  },
  errors: {
    'broken-json': 'We kunnen dat niet als JSON lezen.',
    'body-not-object': 'Stuur één JSON-object.',
    'body-too-large': 'Dat is te veel in één keer: hoogstens 16 kB.',
    'bad-mode': 'De modus moet “normal” of “advanced” zijn.',
    'bad-players': 'Een spel is voor 2 tot 5 spelers.',
    'bad-seed':
      'Een startwaarde moet een tekst van 1 tot 200 tekens zijn, met minstens één letter of cijfer.',
    'bad-map-code': 'Een kaartcode moet een tekst van 18 of 22 tekens zijn.',
    'bad-seat': 'Geef de plek met het nummer, geteld vanaf 1.',
    'bad-name': 'Een naam moet een tekst zijn.',
    'bad-official-mode':
      'De modus moet hier “intro” of “normal” zijn, zoals in de officiële gegevens.',
    'bad-length': 'De lengte moet “short”, “usual” of “long” zijn.',
    'bad-wish': 'Dit moet true of false zijn.',
    'bad-clues': 'Geef de aanwijzingen als een lijst van één tot acht namen.',
    'bad-habitat': 'Geef het leefgebied met “row”, 1 tot 9, en “col”, 1 tot 12.',
    'unknown-clue': 'Er is geen aanwijzing met die naam.',
    'too-many-clues': 'We kunnen hoogstens acht aanwijzingen tegelijk controleren.',
    'clue-not-on-map':
      'Een aanwijzing gaat over zwarte bouwwerken, maar die staan niet op deze kaart.',
    'bad-color': 'De kleur van een plek moet “red”, “orange”, “teal”, “purple” of “pink” zijn.',
    'bad-digits': 'De code om een plek te verhuizen heeft zes cijfers.',
    'bad-space': 'Geef het veld met “row”, 1 tot 9, en “col”, 1 tot 12.',
    'bad-turns': 'Geef de beurten als heel getal van 1 tot 999, of null.',
    'bad-again': 'Dit moet “same” of “new” zijn.',
    'name-empty': 'Die naam is leeg. Vul er een in, of laat hem weg.',
    'name-too-long': 'Die naam is te lang: hoogstens 20 tekens.',
    'name-confusing':
      'In die naam staan tekens die je niet kunt zien of niet uit elkaar kunt houden.',
    'method-not-allowed': 'Dit adres accepteert die methode niet.',
    'route-not-found': 'Op dit adres is niets te vinden.',
    'map-code-length': 'Een kaartcode heeft 18 tekens, of 22 in het spel voor gevorderden.',
    'map-code-letter':
      'Een kaartcode heeft alleen de cijfers 0 tot en met 9 en de letters A tot en met C.',
    'map-code-mode': 'Die kaartcode is voor de andere modus.',
    'tile-count': 'Een kaart heeft zes kaartdelen.',
    'tile-unknown':
      'Zo’n kaartdeel bestaat niet: kaartdelen heten 1 tot en met 6, of 7 tot en met C als ze omgedraaid liggen.',
    'tile-twice': 'Een kaartdeel komt twee keer voor: je kunt elk deel maar één keer gebruiken.',
    'structure-off-map':
      'Een bouwwerk staat buiten de kaart: rijen gaan van 0 tot en met 8, kolommen van 0 tot en met B.',
    'structures-share-hex': 'Twee bouwwerken staan op hetzelfde veld.',
    'structure-missing': 'Er ontbreekt een bouwwerk.',
    'structure-twice': 'Een bouwwerk komt twee keer voor.',
    'structure-not-in-mode': 'Alleen het spel voor gevorderden heeft zwarte bouwwerken.',
    'map-without-wish':
      'Geen eerlijk spel op deze kaart voldoet aan jullie eisen. Stel minder eisen, of gebruik een andere kaart.',
    'wishes-for-two': 'Lengte, gelijke kansen en handicap kunnen pas vanaf drie spelers.',
    'map-without-fair-deal':
      'Deze kaart heeft geen eerlijk spel voor zoveel spelers. Probeer een andere kaart, of een ander aantal spelers.',
    'not-found':
      'Hier is niets voor deze telefoon. Controleer de code, of ga eerst aan tafel zitten.',
    'game-damaged':
      'De gegevens van dit spel zijn beschadigd, dus jullie kunnen er niet mee verder. Begin een nieuw spel.',
    'game-newer':
      'Een nieuwere versie van Fieldbook heeft dit spel opgeslagen, en deze versie kan het niet lezen. Probeer het later nog eens.',
    'seat-not-found': 'Deze tafel heeft die plek niet.',
    'seat-taken': 'Daar zit al iemand anders.',
    'color-taken': 'Iemand anders aan tafel heeft die kleur al.',
    'seat-not-held': 'Daar zit niemand.',
    'two-cannot-free':
      'Met z’n tweeën kunnen jullie elkaars plek niet vrijmaken. Verhuis de plek met een code naar een andere telefoon, of begin een nieuw spel.',
    'one-phone-cannot-free':
      'Om een plek vrij te maken zijn minstens twee andere telefoons nodig, zodat niemand in z’n eentje aan een aanwijzing komt. Verhuis de plek met een code naar een andere telefoon, of begin een nieuw spel.',
    'own-seat': 'Dat is je eigen plek: je kunt hem gewoon verlaten.',
    'not-offered':
      'Voor deze plek is er geen code, of hij is verlopen. Toon een nieuwe op de andere telefoon.',
    'wrong-digits': 'Dat zijn niet de cijfers op de andere telefoon.',
    'too-many-moves': 'Dat was veel ineens. Wacht even en probeer het dan opnieuw.',
    'not-your-seat': 'Dat kan alleen de telefoon die deze plek heeft.',
    'hint-already-shown': 'De hint is al te zien, dus er valt niets terug te nemen.',
    'game-ended': 'Dit spel is afgelopen.',
    'game-not-ended': 'Dit spel is nog niet afgelopen.',
    'map-dealt-out':
      'Jullie hebben alle eerlijke spellen op deze kaart gespeeld. Gebruik een andere kaart.',
    'look-by-link':
      'Een link kan geen aanwijzing openen. Ga naar de pagina van de plek en houd hem daar ingedrukt.',
    'foreign-origin': 'Dat verzoek kwam van een andere site.',
    'too-many-guesses': 'Te veel foute pogingen. Wacht even en probeer het dan opnieuw.',
    'too-many-requests': 'Te veel verzoeken hiervandaan. Probeer het over een minuut nog eens.',
    'our-fault':
      'Er is iets misgegaan. Het ligt aan ons, en jullie spel is veilig. Probeer het nog eens.',
    unavailable: 'Er gaat iets mis bij ons. Probeer het zo nog eens.',
  },
};
