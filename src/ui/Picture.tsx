interface PictureProps {
  src: string;
  /** The same picture in other formats and widths, best first. */
  sources: readonly { readonly type: string; readonly srcSet: string }[];
  /** What the picture shows; empty for decoration. */
  alt: string;
  /** How wide it will stand, as for `img.sizes`. */
  sizes: string;
  width: number;
  height: number;
  /** The first pictures of a page load at once, the one that matters most before all others. */
  priority?: 'high' | 'eager' | 'lazy';
}

/** A picture in the best size and format for the screen. Its room is reserved and tinted before it arrives. */
export function Picture({
  src,
  sources,
  alt,
  sizes,
  width,
  height,
  priority = 'lazy',
}: PictureProps) {
  return (
    <picture className="block overflow-hidden rounded-card bg-tint">
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading={priority === 'lazy' ? 'lazy' : 'eager'}
        fetchPriority={priority === 'high' ? 'high' : 'auto'}
        decoding="async"
        className="block h-auto w-full"
      />
    </picture>
  );
}
