import art from 'virtual:art';
import { responsivePicture } from '#domain/picture/picture.ts';
import { aboutWords as words } from '#text/site/about.ts';
import { Picture } from '#ui/images/Picture.tsx';

/** How the products are made, in pictures. */
export function MakingSteps() {
  return (
    <section className="shell mt-16">
      <h2 className="text-2xl sm:text-3xl">{words.stepsTitle}</h2>
      <ol className="mt-6 grid gap-x-8 gap-y-10 sm:grid-cols-2 xl:grid-cols-4">
        {words.steps.map(({ picture, title, text, alt }) => (
          <li key={title}>
            <Picture
              {...responsivePicture(art.about[picture])}
              alt={alt}
              sizes="(min-width: 1251px) 19rem, (min-width: 640px) 45vw, 92vw"
              width={800}
              height={800}
            />
            <h3 className="mt-4 text-xl">{title}</h3>
            <p className="mt-1 text-ink-soft">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
