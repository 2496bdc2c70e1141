import type { PartContent } from '#domain/shop-content/parts.ts';
import { contentWords as words } from '#text/admin/content/content.ts';
import { FactList } from '#ui/content/FactList.tsx';

interface ListPreviewProps {
  part: 'menus' | 'catalog' | 'titles';
  content: unknown;
}

interface Fact {
  readonly name: string;
  readonly value: string;
}

/** Lists of links, categories and titles. */
export function ListPreview({ part, content }: ListPreviewProps) {
  return (
    <div className="grid gap-4">
      {listsOf(part, content).map(({ title, facts }) => (
        <div key={title}>
          <p className="font-semibold">{title}</p>
          {/* Names may be equal while they are typed. */}
          <FactList
            facts={facts.map((fact, index) => ({ ...fact, name: fact.name || `${index + 1}` }))}
          />
        </div>
      ))}
    </div>
  );
}

function listsOf(
  part: ListPreviewProps['part'],
  content: unknown,
): readonly { readonly title: string; readonly facts: readonly Fact[] }[] {
  if (part === 'menus') {
    const menus = content as PartContent<'menus'>;
    return (['top', 'footer', 'policies'] as const).map((name) => ({
      title: words.label(part, name),
      facts: menus[name].map((link) => ({ name: link.name, value: link.to })),
    }));
  }
  if (part === 'catalog') {
    const { categories, concerns } = content as PartContent<'catalog'>;
    return [
      {
        title: words.label(part, 'categories'),
        facts: categories.map(({ name, text, shown }) => ({
          name,
          value: shown ? text : words.hidden,
        })),
      },
      {
        title: words.label(part, 'concerns'),
        facts: concerns.map(({ id, name }) => ({ name: name || id, value: id })),
      },
    ];
  }
  const { tagline, pages } = content as PartContent<'titles'>;
  return [
    {
      title: tagline,
      facts: pages.map(({ path, title, description }) => ({
        name: path,
        value: `${title}: ${description}`,
      })),
    },
  ];
}
