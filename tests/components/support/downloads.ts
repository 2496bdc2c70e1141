import { beforeEach, vi } from 'vitest';

/** A file that the page offered for download. */
interface Download {
  readonly name: string;
  readonly file: Blob;
}

/** Collects the files that the page of each test saves: jsdom has no object URLs and no downloads. */
export function collectDownloads(): readonly Download[] {
  const files: Blob[] = [];
  const downloads: Download[] = [];
  beforeEach(() => {
    files.length = 0;
    downloads.length = 0;
    Object.assign(URL, {
      createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
      revokeObjectURL: () => undefined,
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      const file = files[Number(this.href.replace('blob:', '')) - 1];
      if (file) downloads.push({ name: this.download, file });
    });
  });
  return downloads;
}
