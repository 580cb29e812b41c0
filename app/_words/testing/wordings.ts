import {
  type MessageFormatElement,
  type PluralElement,
  parse,
  type SelectElement,
  TYPE,
} from '@formatjs/icu-messageformat-parser';

/** Replaces a value in a wording. */
export const VALUE = '\uFFFC';

/** Follows a text that depends on the value, such as the article in {seat, select, 1 {az} other {a}}. */
export const CHOSEN = '\u2063';

/** Every wording of a message, one for each combination of its branches, without tags. */
export const wordingsOf = (message: string): readonly string[] => [
  ...new Set(joined(parse(message))),
];

const joined = (elements: readonly MessageFormatElement[]): readonly string[] =>
  elements.reduce<readonly string[]>(
    (before, element) => before.flatMap(text => ofOne(element).map(next => text + next)),
    [''],
  );

function ofOne(element: MessageFormatElement): readonly string[] {
  switch (element.type) {
    case TYPE.literal:
      return [element.value];
    case TYPE.tag:
      return joined(element.children);
    case TYPE.select:
      return ofBranches(element).map(text => text + CHOSEN);
    case TYPE.plural:
      return ofBranches(element);
    default:
      return [VALUE];
  }
}

const ofBranches = ({ options }: SelectElement | PluralElement): readonly string[] =>
  Object.values(options).flatMap(({ value }) => joined(value));
