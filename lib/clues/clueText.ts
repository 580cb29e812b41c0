import type { Animal, Color, StructureKind } from '../data/terms';
import type { Clue, Subject } from './clue';

/** A clue as a whole English sentence, as players read it. */
export const clueText = (clue: Clue): string =>
  `The habitat is ${clue.negated ? 'not ' : ''}${subjectText(clue)}.`;

function subjectText(subject: Subject): string {
  switch (subject.kind) {
    case 'on':
      return `on ${subject.terrains.join(' or ')}`;
    case 'within':
      return withinText(subject);
  }
}

function withinText(subject: Subject & { kind: 'within' }): string {
  switch (subject.distance) {
    case 1:
      return subject.of === 'either-animal'
        ? 'within one space of either animal’s territory'
        : `within one space of ${subject.of}`;
    case 2:
      return `within two spaces of ${TARGETS[subject.of]}`;
    case 3:
      return `within three spaces of ${COLORED[subject.of]}`;
  }
}

const TARGETS: Readonly<Record<Animal | StructureKind, string>> = {
  'standing-stone': 'a standing stone of any colour',
  shack: 'an abandoned shack of any colour',
  bear: 'bear territory',
  cougar: 'cougar territory',
};

const COLORED: Readonly<Record<Color, string>> = {
  white: 'a white structure',
  green: 'a green structure',
  blue: 'a blue structure',
  black: 'a black structure',
};
