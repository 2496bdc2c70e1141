import { Link } from 'react-router-dom';
import { paths } from '#domain/site/paths.ts';
import { faqWords } from '#text/faq/words.ts';
import { buttonLook } from '#ui/form/Button.tsx';
import { lazyOnIdle } from '#ui/loading/lazy.tsx';

const Answers = lazyOnIdle(async () => (await import('./Answers.tsx')).Answers);

/** `/faq`: searchable answers, each linkable by its fragment. */
export default function FaqPage() {
  return (
    <div className="shell py-8 lg:py-12">
      <h1 className="text-3xl sm:text-4xl">{faqWords.title}</h1>
      <p className="mt-3 mb-6 max-w-prose text-lg text-ink-soft">{faqWords.lead}</p>
      <Answers />
      <section className="mt-14 rounded-card bg-leaf-tint px-6 py-8 text-center print:hidden">
        <h2 className="text-2xl">{faqWords.moreTitle}</h2>
        <p className="mt-2 mb-5">{faqWords.more}</p>
        <Link to={paths.contact} className={buttonLook('main')}>
          {faqWords.ask}
        </Link>
      </section>
    </div>
  );
}
