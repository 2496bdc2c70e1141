/** The hint of a slug field, with what its title has that the slug has not. */
export function SlugHint({ hint, note }: { hint: string; note: string }) {
  return (
    <>
      <span>{hint}</span>
      <span role="status" className="block font-semibold text-ink">
        {note}
      </span>
    </>
  );
}
