import { useState } from 'react';
import { uploadBlogPicture } from '#data/admin/blog-pictures.ts';
import { words } from '#text/admin/blog.ts';
import { failureSentences } from '#text/site/failures.ts';
import type { Elements } from '#ui/content/elements.ts';
import { FileButton } from '#ui/form/FileButton.tsx';
import { ErrorMessage } from '#ui/feedback/ErrorMessage.tsx';
import { type ArticlePictureFault, reencodePicture } from './reencode-picture.ts';

interface PictureButtonProps {
  /** Slug of the article that the picture is stored under; empty while it has none. */
  slug: string;
  label: Elements | string;
  onStored: (address: string) => void;
}

/** Chooses a picture, re-encodes and uploads it, and shows the progress. */
export function PictureButton({ slug, label, onStored }: PictureButtonProps) {
  const [status, setStatus] = useState('');
  const [problem, setProblem] = useState('');

  async function choose(file: File): Promise<void> {
    setProblem(slug === '' ? words.picture.slugFirst : '');
    if (slug === '') return;
    setStatus(words.picture.uploading);
    const refusal = await store(file);
    setStatus(refusal === '' ? words.picture.stored : '');
    setProblem(refusal);
  }

  /** Resolves to why the picture is not stored; empty if it is. */
  async function store(file: File): Promise<string> {
    const encoded = await reencodePicture(file);
    if (typeof encoded === 'string') return SENTENCES[encoded];
    const stored = await uploadBlogPicture(slug, encoded);
    if (!stored.ok) return failureSentences[stored.failure.code];
    onStored(stored.value);
    return '';
  }

  return (
    <div className="inline-flex flex-wrap items-center gap-3">
      <FileButton
        accept="image/jpeg,image/png,image/webp,image/avif"
        onFiles={([file]) => file && void choose(file)}
      >
        {label}
      </FileButton>
      <span role="status" className="text-sm text-ink-soft">
        {status}
      </span>
      <ErrorMessage look="small">{problem}</ErrorMessage>
    </div>
  );
}

const SENTENCES: Readonly<Record<ArticlePictureFault, string>> = {
  unreadable: words.picture.unreadable,
  'too-large': failureSentences['too-large'],
  'wrong-type': words.picture.wrongType,
};
