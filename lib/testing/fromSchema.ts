import fc from 'fast-check';
import { z } from 'zod';

/** Arbitraries for the properties of these names, at any depth, in place of what their schemas allow. */
type Parts = Readonly<Record<string, fc.Arbitrary<unknown>>>;

/** Any value that a schema allows, so that a test misses no variant of it. Lists are short. */
export const fromSchema = <S extends z.ZodType>(schema: S, parts: Parts = {}) =>
  anyValue(z.toJSONSchema(schema), parts) as fc.Arbitrary<z.output<S>>;

type JsonSchema = z.core.JSONSchema.BaseSchema;

function anyValue(schema: JsonSchema, parts: Parts): fc.Arbitrary<unknown> {
  const variants = schema.anyOf ?? schema.oneOf;
  if (variants) return fc.oneof(...variants.map(each => anyValue(each, parts)));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const { minimum = 0, maximum = 9, pattern, minLength = 0, maxLength = minLength + 3 } = schema;
  switch (schema.type) {
    case 'object':
      return objectOf(schema, parts);
    case 'array':
      return fc.array(anyValue(schema.items as JsonSchema, parts), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 3, 3),
      });
    case 'string':
      return pattern === undefined
        ? fc.string({ minLength, maxLength })
        : fc.stringMatching(new RegExp(pattern));
    case 'integer':
      return fc.integer({ min: minimum, max: maximum });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      throw new Error(`no arbitrary for ${JSON.stringify(schema)}`);
  }
}

function objectOf({ properties = {}, required = [] }: JsonSchema, parts: Parts) {
  const fields = Object.entries(properties).map(([name, field]) => [
    name,
    parts[name] ?? anyValue(field as JsonSchema, parts),
  ]);
  return fc.record<Record<string, unknown>>(Object.fromEntries(fields), { requiredKeys: required });
}
