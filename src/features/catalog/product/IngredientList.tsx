import type { Product } from '#domain/product/product.ts';

interface IngredientListProps {
  ingredients: Product['ingredients'];
}

/** Ingredients with name, botanical name and quantity. */
export function IngredientList({ ingredients }: IngredientListProps) {
  return (
    <ul>
      {ingredients.map(({ name, botanical, quantity }) => (
        <li
          key={name}
          className="flex items-baseline justify-between gap-4 border-b border-hairline py-2"
        >
          <span>
            <span>{name}</span>
            {botanical && <i lang="la" className="text-ink-soft">{` ${botanical}`}</i>}
          </span>
          <span className="amount shrink-0 text-ink-soft">{quantity}</span>
        </li>
      ))}
    </ul>
  );
}
