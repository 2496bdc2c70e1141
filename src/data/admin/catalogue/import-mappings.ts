import * as v from 'valibot';
import { localValue, type LocalValue } from '#data/browser/local-storage.ts';

const MappingSchema = v.object({
  columns: v.record(v.string(), v.string()),
  categories: v.record(v.string(), v.string()),
  productClass: v.string(),
});

/** The choices for another shop's exports, remembered on this device until the user signs out. */
export function rememberedMapping(
  format: string,
): LocalValue<v.InferOutput<typeof MappingSchema> | null> {
  return localValue(`import.${format}`, (stored) => {
    const parsed = v.safeParse(MappingSchema, stored);
    return parsed.success ? parsed.output : null;
  });
}
