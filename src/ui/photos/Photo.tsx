import { useEffect, useState } from 'react';

/** Where a photograph comes from: its URL at once, or once it is loaded; null if there is none. */
export type PhotoSource = (id: string, size: 'small' | 'large') => string | Promise<string | null>;

interface PhotoProps {
  id: string;
  source: PhotoSource;
  size: 'small' | 'large';
  alt: string;
  words: { readonly missing: string; readonly loading: string };
  className: string;
}

/** A photograph of an id, while it loads and once it is gone. */
export function Photo({ id, source, size, alt, words, className }: PhotoProps) {
  const url = useSource(id, size, source);
  if (url === null) {
    return <span className={`${className} block p-1 text-xs text-ink-soft`}>{words.missing}</span>;
  }
  if (url === '' && size === 'large') return <p role="status">{words.loading}</p>;
  if (url === '') return <span className={`${className} block bg-tint`} />;
  return <img src={url} alt={alt} loading="lazy" className={`${className} bg-tint`} />;
}

/** The URL of a photograph; empty until it is loaded, null if there is none. */
function useSource(id: string, size: 'small' | 'large', source: PhotoSource): string | null {
  const [loaded, setLoaded] = useState<string | null>('');
  const [found] = useState(() => source(id, size));
  useEffect(() => {
    if (typeof found === 'string') return undefined;
    let isOver = false;
    void found.then((url) => {
      if (!isOver) setLoaded(url);
    });
    return () => {
      isOver = true;
    };
  }, [found]);
  return typeof found === 'string' ? found : loaded;
}
