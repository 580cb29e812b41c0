import { describe, expect, test } from 'vitest';
import { anatomyOf } from './testing/anatomy';
import { ENGLISH, faults } from './testing/faults';

/**
 * Whom a message addresses: one player, who looks at their own phone, or the table, whose players lay a map and deal a
 * game together. The longest matching path counts. Other messages address neither.
 */
const ADDRESSEES: Readonly<Record<string, 'one' | 'table'>> = {
  pages: 'one',
  'pages.ownMap': 'table',
  ui: 'one',
  settings: 'one',
  install: 'one',
  offline: 'one',
  start: 'one',
  new: 'table',
  draft: 'table',
  lay: 'table',
  table: 'one',
  'table.lengthCaveat': 'table',
  'table.gradeWaits': 'table',
  'table.twoCluesEach': 'table',
  'table.playedOut': 'table',
  seat: 'one',
  pass: 'one',
  'pass.namesNote': 'table',
  'pass.namesOrder': 'table',
  outbox: 'one',
  seating: 'one',
  judge: 'one',
  notebook: 'one',
  standalone: 'one',
  signals: 'table',
  howTo: 'one',
  move: 'one',
  'howTo.idea': 'table',
  'howTo.start': 'table',
  'howTo.two': 'table',
  'howTo.hintsTitle': 'table',
  games: 'one',
  upload: 'table',
  assist: 'one',
  redeal: 'table',
  'redeal.yourClue': 'one',
  codes: 'one',
  'map.chooseSpace': 'one',
  hard: 'one',
  votes: 'one',
  'votes.doAllAgree': 'table',
  motions: 'one',
  miss: 'one',
  'miss.line': 'table',
  'miss.allLooked': 'table',
  'miss.asked': 'table',
  ending: 'one',
  evening: 'table',
  replay: 'one',
  record: 'one',
  'record.reseated': 'table',
  stages: 'one',
  'stages.scanOrType': 'table',
  sit: 'one',
  check: 'one',
  'check.board.pass': 'table',
  puzzle: 'one',
  errors: 'one',
  'errors.game-damaged': 'table',
  'errors.two-cannot-free': 'table',
  'errors.one-phone-cannot-free': 'table',
  'errors.map-without-wish': 'table',
  'errors.map-without-fair-deal': 'table',
  'errors.map-exhausted': 'table',
};

/** Messages that address the table and one player at once. */
const TO_BOTH: readonly string[] = [
  'pages.internalErrorNote',
  'errors.internal-error',
  'miss.known',
];

/** As in “vosotros estáis” and “comparadlo”. */
const PLURAL_IN_SPAIN =
  'vosotr[oa]s|os|vuestr[oa]s?|\\p{L}+[áé]is|(?:compar|escane|jug|pas|toc|le|escrib|eleg)[aei]?d(?:l[oa]s?)?';

/** Words that can only address one player, and words that can only address several. */
const TELLTALE_WORDS = {
  de: {
    one: /(?<!\p{L})(du|dich|dir|dein(e[mnrs]?)?|tippe|wähle|prüfe|scanne|versuche|lege|nimm|gib)(?!\p{L})/iu,
    table:
      /(?<!\p{L})(euch|euer|eure[mnrs]?|Ihr|Legt|Tippt|Wählt|Gebt|Sagt|Nehmt|Versucht|Vergleicht|Dreht|Öffnet|Wartet|Scannt|Ladet|Sucht|Fügt|Zeigt|Prüft|Geht(?! los)|Holt|Startet)(?!\p{L})/u,
  },
  fr: {
    one: /(?<!\p{L})(tu|te|toi|ton|ta|tes|t’)(?!\p{L})/iu,
    table: /(?<!\p{L})(vous|votre|vos|(?!(?:chez|assez|nez)(?!\p{L}))\p{L}+ez)(?!\p{L})/iu,
  },
  // Spain and Latin America differ in the plural, so messages to the table avoid it.
  es: {
    one: RegExp(`(?<!\\p{L})(tú|tus?|te|ti|contigo|${PLURAL_IN_SPAIN})(?!\\p{L})`, 'iu'),
    table: RegExp(`(?<!\\p{L})(ustedes|usted|${PLURAL_IN_SPAIN})(?!\\p{L})`, 'iu'),
  },
  it: {
    one: /(?<!\p{L})(tu|te|ti|tuo|tua|tuoi|tue|tocca|scegli)(?!\p{L})/iu,
    table: /(?<!\p{L})(voi|vi|vostr[aeio]|toccate|scegliete(ne)?|mettetela|mostrateci)(?!\p{L})/iu,
  },
  nl: {
    one: /(?<!\p{L})(jij|jou|jouw|je)(?!\p{L})/iu,
    table: /(?<!\p{L})(jullie)(?!\p{L})/iu,
  },
  'pt-BR': {
    one: /(?<!\p{L})(você)(?!\p{L})/iu,
    table: /(?<!\p{L})(vocês)(?!\p{L})/iu,
  },
  pl: {
    one: /(?<!\p{L})(ty|ciebie|cię|ci|tobie|tobą|tw(ój|oje|oja|oją|ojej|ojego|ojemu|oim|oich|oimi))(?!\p{L})/iu,
    table: /(?<!\p{L})(wy|was|wam|wami|wasz(a|e|ą|ej|ego|emu|ym|ych|ymi)?)(?!\p{L})/iu,
  },
  cs: {
    one: /(?<!\p{L})(ty|tebe|tobě|tebou|tě|tv(ůj|á|é|ou|oje|oji|ého|ému|ém|ým|ých|ými))(?!\p{L})/iu,
    table: /(?<!\p{L})(vy|vás|vám|vámi|váš|vaš(e|i|í|eho|emu|em|ím|ich|imi))(?!\p{L})/iu,
  },
  hu: {
    one: /(?<!\p{L})(te|neked|téged|veled|koppints|válassz|válaszd|ellenőrizd|próbáld|adj|add|írd|olvasd|töltsd|fordítsd|tedd|várj|menj)(?!\p{L})/iu,
    // As in „játszotok”, „térképetek”, „nektek”. „Egyetértek” also means "I agree"; the other two only look alike.
    table:
      /(?<!\p{L})(ti|(?!(?:egyetértek|jegyzetek|megsérültek)(?!\p{L}))\p{L}+t[eoö]k)(?!\p{L})/iu,
  },
  'zh-Hans': {
    one: /你(?!们)/u,
    table: /你们/u,
  },
} as const;

describe.each(Object.entries(TELLTALE_WORDS))('in %s', (language, words) => {
  test('messages to the table use the plural, and messages to one player the singular', async () => {
    const wrong = await faults(
      language as keyof typeof TELLTALE_WORDS,
      (message, _english, path) => {
        const addressee = addresseeOf(path);
        if (addressee === undefined) return [];
        const other = addressee === 'one' ? words.table : words.one;
        const [word] = other.exec(anatomyOf(message).letters) ?? [];
        return word === undefined ? [] : [`addresses ${addressee}, but contains "${word}"`];
      },
    );
    expect(wrong).toEqual([]);
  });
});

test('every path with an addressee has messages', () => {
  const paths = [...ENGLISH.keys()];
  const unknown = [...Object.keys(ADDRESSEES), ...TO_BOTH].filter(
    prefix => !paths.some(path => path === prefix || path.startsWith(`${prefix}.`)),
  );
  expect(unknown).toEqual([]);
});

function addresseeOf(path: string): 'one' | 'table' | undefined {
  if (TO_BOTH.includes(path)) return undefined;
  const names = path.split('.');
  const prefixes = names.map((_, index) => names.slice(0, names.length - index).join('.'));
  return prefixes.map(prefix => ADDRESSEES[prefix]).find(addressee => addressee !== undefined);
}
