interface PictureProps {
  src: string;
  /** The picture in other widths, and in AVIF, which is smaller but not supported everywhere. */
  srcSet?: string;
  avif?: string;
  /** Alt text; empty for decoration. */
  alt: string;
  /** Rendered width, as for `img.sizes`. */
  sizes: string;
  width: number;
  height: number;
  /** Loading priority: above-the-fold pictures load eagerly, the LCP picture with high priority. */
  priority?: 'high' | 'eager' | 'lazy';
}

/** A responsive picture. Its space is reserved and tinted while it loads. */
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
