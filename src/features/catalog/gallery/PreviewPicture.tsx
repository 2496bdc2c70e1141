import { useEffect, useRef, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { responsivePicture } from '#domain/picture/picture.ts';

interface PreviewPictureProps {
  /** Stored URL of the picture it replaces. */
  address: string;
}

/**
 * Shows the list's already loaded picture over the large one until that is decoded. Nothing on a full page load,
 * which has no earlier picture.
 */
export function PreviewPicture({ address }: PreviewPictureProps) {
  const navigationType = useNavigationType();
  const ref = useRef<HTMLImageElement>(null);
  const [shown, setShown] = useState(() =>
    navigationType === NavigationType.Push ? loadedPicture(responsivePicture(address).src) : null,
  );
  useEffect(() => {
    const large = ref.current?.parentElement?.querySelector<HTMLImageElement>('picture img');
    // If the large picture fails, the small one stays.
    large?.decode().then(
      () => setShown(null),
      () => undefined,
    );
  }, []);
  return (
    shown && (
      <img ref={ref} src={shown} alt="" decoding="sync" className="absolute inset-0 size-full" />
    )
  );
}

/** The URL in which this picture is already displayed on the page, in any size; null if it is not. */
function loadedPicture(src: string): string | null {
  const found = [...document.images].find(
    (image) => image.getAttribute('src') === src && image.complete && image.naturalWidth > 1,
  );
  return found?.currentSrc ?? null;
}
