interface PictureProps {
  src: string;
  /** The same picture in other widths, and those in AVIF, which is smaller and not known to every browser. */
  srcSet?: string;
  avif?: string;
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
  srcSet,
  avif,
  alt,
  sizes,
  width,
  height,
  priority = 'lazy',
}: PictureProps) {
  return (
    <picture className="block overflow-hidden rounded-card bg-tint">
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        src={src}
        srcSet={srcSet}
        sizes={srcSet && sizes}
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
