import type { Language } from './languages';

/** What a language calls a thing, then the words that its messages never use for it. */
type Term = readonly [word: string, ...never: readonly string[]];

type Entry = { readonly en: Term } & { readonly [Other in Language]?: Term };

/** One thing, one word: the one that how to play teaches and, where known, the published game uses. */
export const GLOSSARY: Readonly<Record<string, Entry>> = {
  // The game
  space: { en: ['space', 'hex', 'hexes', 'field', 'square'] },
  tile: { en: ['tile'], de: ['Kartenteil'], es: ['loseta'] },
  map: { en: ['map'], de: ['Karte'], ja: ['地図', 'マップ'] },
  'to set up the map': { en: ['set up', 'lay', 'lays', 'laid', 'lying'] },
  'the map with pieces on it': {
    en: ['board'],
    de: ['Spielplan', 'Plan'],
    ko: ['게임판', '말판'],
  },
  'printed card': {
    en: ['card'],
    de: ['Aufbaukarte', 'gedruckte Karte', 'gedruckte Karten'],
    fr: ['carte énigme'],
    it: ['carta mappa'],
  },
  piece: {
    en: ['piece', 'token', 'tokens', 'marker', 'markers'],
    de: ['Spielstein'],
    nl: ['speelstuk'],
  },
  'penalty cube': {
    en: ['penalty cube', 'pay', 'pays', 'paid', 'paying', 'payment'],
    ja: ['ペナルティ'],
    ko: ['벌칙'],
    'zh-Hans': ['罚放方块'],
  },
  'first cubes': {
    en: ['first cubes', 'initial sharing', 'starting cubes'],
    'zh-Hans': ['开局方块', '第一轮方块', '最初的方块'],
  },
  structure: {
    en: ['structure', 'building', 'buildings'],
    de: ['Struktur', 'Bauwerk', 'Bauwerke', 'Bauwerken'],
  },
  'standing stone': {
    en: ['standing stone', 'menhir'],
    de: ['Hinkelstein'],
    fr: ['pierre dressée'],
    es: ['piedra vertical'],
    it: ['menhir'],
    ko: ['돌기둥'],
  },
  shack: { en: ['shack', 'hut', 'cabin'], fr: ['cabane abandonnée'], ko: ['폐가'] },
  habitat: { en: ['habitat', 'lair', 'den'], hu: ['élőhely'] },
  'to ask a player': { en: ['ask', 'interrogate'], it: ['interrogare'], ko: ['질문'] },
  'to search a space': {
    en: ['search', 'explore', 'hunt'],
    fr: ['recherche', 'fouille', 'fouilles', 'fouiller'],
    it: ['esplorazione', 'ricerca'],
    nl: ['zoekactie', 'zoektocht'],
    ko: ['탐색'],
  },
  'a space with a cube': {
    en: ['closed', 'blocked', 'locked'],
    de: ['gesperrt', 'geschlossen'],
  },
  'clues that leave one space': {
    en: ['fair set of clues', 'fair deal', 'fair deals', 'valid set'],
    it: ['combinazione valida', 'equa', 'equo'],
    cs: ['férové rozdání', 'spravedlivé'],
  },
  // The app
  fix: {
    en: [
      'fix',
      'mend',
      'mended',
      'mends',
      'mending',
      'put right',
      'correct',
      'corrected',
      'repair',
    ],
    nl: ['herstellen', 'verbeterd', 'verbeteren'],
  },
  save: { en: ['save', 'kept', 'store', 'stored', 'stores', 'memorized'] },
  scan: { en: ['scan', 'read the code', 'read the codes', 'scan the square'] },
  'choices for a new game': { en: ['Options', 'wish', 'wishes', 'preferences'] },
  connection: {
    en: ['connection', 'network', 'online', 'offline', 'internet'],
    es: ['conexión'],
    'pt-BR': ['conexão', 'internet'],
    cs: ['připojení', 'spojení'],
  },
  close: { en: ['Close', 'dismiss', 'shut'] },
  'to work out by the app': {
    en: ['Calculating', 'reckon', 'reckons', 'reckoning', 'compute', 'computing'],
  },
  replay: {
    en: ['replay', 'film', 'movie', 'playback'],
    de: ['Spielverlauf', 'Film'],
    fr: ['Revoir la partie', 'film'],
    es: ['repetición', 'película'],
    it: ['replay', 'film'],
    'pt-BR': ['replay', 'filme'],
  },
  'all players’ pieces together': { en: ['combined', 'joint', 'jointly'] },
  'seats with like chances': {
    en: ['balanced', 'evenness', 'uneven', 'even seats', 'fairly even', 'lopsided'],
  },
  'list of clues without help': {
    en: ['checklist', 'tick', 'ticks', 'ticked', 'tick list', 'tick-list'],
    de: ['Liste zum Streichen', 'ankreuzen', 'abhaken'],
  },
  'to rule a clue out on it': {
    en: ['cross out', 'strike', 'strikes', 'strike out', 'struck', 'struck out'],
  },
  'to try a clue out': { en: ['assume', 'suppose', 'supposes', 'supposed'] },
  'other clues for the same table': { en: ['redeal', 'anew', 'reshuffle'] },
  'a look at one’s clue': {
    en: ['look', 'peek', 'peeks', 'glance'],
    fr: ['coup d’œil', 'regard', 'regards'],
    es: ['vistazo', 'mirada', 'miradas'],
    'pt-BR': ['olhada', 'espiada', 'espiadas'],
    pl: ['zerknięcie', 'podejrzenia'],
  },
  'to check a space': {
    en: ['check', 'verify'],
    it: ['controllare', 'verificare', 'verifica', 'verificando'],
    nl: ['controleren', 'checken', 'checkt'],
  },
  notebook: { en: ['notebook', 'notepad'], ko: ['노트', '수첩'] },
  'help from the app': { en: ['help', 'assistance'], ja: ['アシスト', '手助け'] },
  'shared words': {
    en: ['shared words', 'password', 'passphrase'],
    hu: ['szavak', 'jelszó', 'jelszóból', 'jelszót'],
    ko: ['낱말', '암호'],
  },
  digits: {
    en: ['digits', 'numerals'],
    es: ['dígitos', 'cifras'],
    'pt-BR': ['dígitos', 'algarismo', 'algarismos'],
  },
  evening: { en: ['evening'], es: ['sesión', 'velada'] },
  'the table’s page': { en: ['table'], 'zh-Hans': ['牌桌', '桌面'] },
  phone: { en: ['phone', 'smartphone', 'mobile'], ja: ['スマホ', 'スマートフォン'] },
  app: {
    en: ['app', 'application'],
    es: ['app', 'aplicación'],
    hu: ['app', 'alkalmazás', 'alkalmazásban', 'alkalmazásként', 'alkalmazástól'],
  },
  'to tap': {
    en: ['tap', 'click', 'press'],
    pl: ['dotknij', 'stuknij'],
    cs: ['klepni', 'ťukni'],
  },
  who: { en: ['who'], ja: ['誰', 'だれ'] },
};

/** Messages that may use such a word, and why. */
export const EXCEPTIONS: Readonly<Record<string, string>> = {
  'pages.waitAWhile': 'the network itself: its address sent the wrong codes',
  'ui.noNetwork': 'the network itself: this computer must join one',
  'errors.bad-assist': 'names the values of the API',
  'errors.bad-level': 'names the values of the API',
};
