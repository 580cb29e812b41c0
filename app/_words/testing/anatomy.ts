import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** The structure of a message, for tests that compare languages. */
export interface Anatomy {
  /** Placeholders and rich tags (such as "<b>"), anywhere in the message. */
  readonly parts: ReadonlySet<string>;
  /** The parts that occur in every branch. */
  readonly lasting: ReadonlySet<string>;
  readonly plurals: readonly Plural[];
  /** All literal text. */
  readonly letters: string;
}

export interface Plural {
  /** The placeholder that is counted, such as "count". */
  readonly counted: string;
  readonly type: Intl.PluralRuleType;
  /** "one", "other", or "=2" for an exact number. */
  readonly branches: readonly string[];
  /** The literal text of each branch, in the order of `branches`. */
  readonly said: readonly string[];
}

/** Parses a message. Throws if it is not a valid ICU message. */
export const anatomyOf = (message: string): Anatomy => ofAll(parse(message));

const ofAll = (elements: readonly MessageFormatElement[]): Anatomy => {
  const anatomies = elements.map(ofOne);
  return {
    ...joined(anatomies),
    lasting: new Set(anatomies.flatMap(({ lasting }) => [...lasting])),
  };
};

const joined = (anatomies: readonly Anatomy[]): Omit<Anatomy, 'lasting'> => ({
  parts: new Set(anatomies.flatMap(({ parts }) => [...parts])),
  plurals: anatomies.flatMap(({ plurals }) => plurals),
  letters: anatomies.map(({ letters }) => letters).join(' '),
});

function ofOne(element: MessageFormatElement): Anatomy {
  switch (element.type) {
    case TYPE.literal:
      return { ...withParts([]), letters: element.value };
    case TYPE.pound:
      return withParts([]);
    case TYPE.tag:
      return addPart(`<${element.value}>`, ofAll(element.children));
    case TYPE.select:
      return addPart(element.value, ofBranches(element.options));
    case TYPE.plural: {
      const inside = ofBranches(element.options);
      const plural = {
        counted: element.value,
        type: element.pluralType ?? 'cardinal',
        branches: Object.keys(element.options),
        said: Object.values(element.options).map(({ value }) => ofAll(value).letters),
      };
      return addPart(element.value, { ...inside, plurals: [plural, ...inside.plurals] });
    }
    default:
      return withParts([element.value]);
  }
}

type Branches = Readonly<Record<string, { readonly value: readonly MessageFormatElement[] }>>;

function ofBranches(branches: Branches): Anatomy {
  const anatomies = Object.values(branches).map(({ value }) => ofAll(value));
  const { parts, ...rest } = joined(anatomies);
  return {
    ...rest,
    parts,
    lasting: new Set([...parts].filter(part => anatomies.every(each => each.lasting.has(part)))),
  };
}

const withParts = (parts: readonly string[]): Anatomy => ({
  parts: new Set(parts),
  lasting: new Set(parts),
  plurals: [],
  letters: '',
});

const addPart = (part: string, { parts, lasting, ...rest }: Anatomy): Anatomy => ({
  ...rest,
  parts: new Set([part, ...parts]),
  lasting: new Set([part, ...lasting]),
});
