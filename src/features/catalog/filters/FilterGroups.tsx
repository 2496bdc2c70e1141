import { useId, useState } from 'react';
import { type Facet, FACETS } from '#domain/catalog/catalog-filters.ts';
import type { FacetValue } from '#domain/catalog/facet-counts.ts';
import { formatNumber } from '#domain/money/number.ts';
import { filterName, filterWords } from '#text/shop/filters.ts';
import type { Facets } from './use-facets.ts';

/** Values shown per facet until expanded; active ones always show. */
const COLLAPSED_VALUES = 10;
/** A facet with at most this many more values is not collapsed. */
const TOLERANCE = 3;

interface FilterGroupsProps {
  facets: Facets;
  onToggle: (facet: Facet, value: string) => void;
}

/** The filter groups, one per facet, with the number of products per value. */
export function FilterGroups({ facets, onToggle }: FilterGroupsProps) {
  const { values, counted, cut } = facets;
  return (
    <>
      {FACETS.filter((facet) => values[facet].length > 0).map((facet) => (
        <FilterGroup
          key={facet}
          facet={facet}
          values={values[facet]}
          counted={counted}
          onToggle={onToggle}
        />
      ))}
      {counted && cut !== null && (
        <p className="border-t border-hairline pt-3 text-sm text-ink-soft">
          {filterWords.partly(cut)}
        </p>
      )}
    </>
  );
}

interface FilterGroupProps {
  facet: Facet;
  values: readonly FacetValue[];
  counted: boolean;
  onToggle: (facet: Facet, value: string) => void;
}

function FilterGroup({ facet, values, counted, onToggle }: FilterGroupProps) {
  const [all, showAll] = useState(false);
  const list = useId();
  const few = values.length > COLLAPSED_VALUES + TOLERANCE ? COLLAPSED_VALUES : values.length;
  const shown = all ? values : values.filter(({ chosen }, index) => index < few || chosen);
  const hiddenCount = values.length - shown.length;
  return (
    <fieldset className="border-t border-hairline pt-3 pb-2 first-of-type:border-t-0">
      <legend className="float-left w-full pb-1 font-semibold">{filterWords.facet[facet]}</legend>
      <ul id={list} className="clear-both">
        {shown.map(({ value, chosen, count }) => (
          <li key={value}>
            <label className="flex min-h-11 cursor-pointer items-center gap-3 py-1 leading-snug has-disabled:cursor-default has-disabled:text-ink-soft xl:min-h-9">
              <input
                type="checkbox"
                checked={chosen}
                disabled={counted && count === 0 && !chosen}
                onChange={() => onToggle(facet, value)}
                className="size-5 shrink-0 accent-leaf"
              />
              <span className="min-w-0 grow [overflow-wrap:anywhere]">
                {filterName(facet, value)}
              </span>
              {counted && (
                <span className="amount text-sm text-ink-soft">
                  <span aria-hidden>{formatNumber(count)}</span>
                  <span className="sr-only">{`(${filterWords.count(count)})`}</span>
                </span>
              )}
            </label>
          </li>
        ))}
      </ul>
      {(all ? values.length > few : hiddenCount > 0) && (
        <button
          type="button"
          aria-expanded={all}
          aria-controls={list}
          onClick={() => showAll(!all)}
          className="min-h-11 font-semibold text-leaf underline underline-offset-4 xl:min-h-9"
        >
          {all ? filterWords.fewer : filterWords.all(values.length)}
        </button>
      )}
    </fieldset>
  );
}
