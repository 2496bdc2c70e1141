import { type Brand, logoOf } from '#domain/shop-content/brand.ts';
import { withShopName } from '#domain/site/shop-name.ts';
import { contentWords } from '#text/admin/content/content.ts';
import { seoEntry } from '#text/site/seo.ts';
import { words as shell } from '#text/site/shell.ts';
import { FactList } from '#ui/content/FactList.tsx';
import { Wordmark } from '#ui/images/Wordmark.tsx';
import { paths } from '#domain/site/paths.ts';

const { brandPreview: words } = contentWords;

/** Name and logo on the grounds of the header and the footer, and the name in texts. */
export function BrandPreview({ brand }: { brand: Brand }) {
  const { name } = brand;
  const logo = logoOf(brand);
  return (
    <div className="grid gap-3">
      <p className="rounded-card border border-hairline bg-surface p-3 text-leaf">
        <Wordmark name={name} logo={logo} />
      </p>
      <p className="rounded-card bg-leaf-deep p-3 text-on-leaf">
        <Wordmark name={name} logo={logo} />
      </p>
      <FactList
        facts={[
          { name: words.tab, value: withShopName(seoEntry(paths.products)?.title ?? '', name) },
          { name: words.footer, value: shell.footer.copyright(name) },
        ]}
      />
    </div>
  );
}
