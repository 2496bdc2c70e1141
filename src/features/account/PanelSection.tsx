import type { ReactNode } from 'react';

interface PanelSectionProps {
  title: string;
  children: ReactNode;
}

/** A section of an account page, with its title beside it on wide screens. */
export function PanelSection({ title, children }: PanelSectionProps) {
  return (
    <section className="grid gap-x-12 gap-y-4 border-t border-hairline py-8 first:border-0 first:pt-0 md:grid-cols-[14rem_1fr] xl:grid-cols-[18rem_1fr]">
      <h2 className="text-xl">{title}</h2>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
