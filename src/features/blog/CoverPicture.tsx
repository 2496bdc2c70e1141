import { responsivePicture } from '#domain/picture/picture.ts';
import { Picture } from '#ui/images/Picture.tsx';

interface CoverPictureProps {
  /** The stored URL; empty if there is none. */
  address: string;
  alt: string;
  sizes: string;
  priority?: 'high' | 'eager' | 'lazy';
}

/** An article's picture in 2:1 format; a leaf placeholder without one. */
export function CoverPicture({ address, alt, sizes, priority }: CoverPictureProps) {
  if (!address) {
    return (
      <span className="flex aspect-2/1 w-full items-center justify-center rounded-card bg-leaf-tint text-leaf">
        <svg viewBox="0 0 64 64" className="size-14" aria-hidden focusable="false">
          <path
            d="M32 60V30M32 44c-12 0-18-6-18-16 11 0 18 5 18 16Zm0-10c0-13 6-20 18-22 1 13-5 21-18 22Z"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
      </span>
    );
  }
  return (
    <span className="block [&_img]:aspect-2/1 [&_img]:object-cover">
      <Picture
        {...responsivePicture(address)}
        alt={alt}
        sizes={sizes}
        width={1600}
        height={800}
        {...(priority && { priority })}
      />
    </span>
  );
}
