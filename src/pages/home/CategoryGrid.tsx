import art from 'virtual:art';
import { Link } from 'react-router-dom';
import { useCategories } from '#data/react/use-categories.ts';
import { paths } from '#domain/site/paths.ts';
import { responsivePicture } from '#domain/picture/picture.ts';
import { homeEndWords } from '#text/home/home-end.ts';
import { Picture } from '#ui/images/Picture.tsx';

/** The categories as pictures. */
export function CategoryGrid() {
  const categories = useCategories();
  return (
    <section className="shell mt-12">
      <h2 className="mb-4 text-xl md:mb-6 md:text-3xl">{homeEndWords.categories}</h2>
      <ul className="grid card-columns gap-4 md:grid-cols-3 md:gap-6 xl:grid-cols-6">
        {categories.map(({ id: category, name, text }) => (
          <li key={category}>
            <Link to={paths.catalog({ category })} className="group block">
              <Picture
                {...responsivePicture(pictureOf(category))}
                alt=""
                sizes="(min-width: 1251px) 13rem, (min-width: 768px) 30vw, 46vw"
                width={800}
                height={800}
              />
              <span className="mt-2 block font-serif text-lg leading-tight underline-offset-4 group-hover:underline">
                {name}
              </span>
              <span className="block text-sm leading-snug text-ink-soft">
                {text ?? builtInText(category)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

const pictures: Readonly<Record<string, string>> = art.categories;
const texts: Readonly<Record<string, string>> = homeEndWords.category;

/** A category that the owner has added shows the picture of a plant. */
function pictureOf(category: string): string {
  return pictures[category] ?? art.about.plant;
}

function builtInText(category: string): string | undefined {
  return texts[category];
}
