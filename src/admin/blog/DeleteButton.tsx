import { useState } from 'react';
import type { Blog } from '#domain/content/blog.ts';
import { deleteBlog, restoreBlog } from '#data/admin/blogs.ts';
import { words } from '#text/admin/blog.ts';
import { failureSentences } from '#text/site/failures.ts';
import { Button } from '#ui/form/Button.tsx';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { ErrorMessage } from '#ui/feedback/ErrorMessage.tsx';

interface DeleteButtonProps {
  blog: Blog;
  onDeleted: () => void;
}

/** Deletes an article after a confirmation; a toast offers Undo. */
export function DeleteButton({ blog, onDeleted }: DeleteButtonProps) {
  const [asking, setAsking] = useState(false);
  const [problem, setProblem] = useState('');

  async function remove(): Promise<void> {
    const result = await deleteBlog(blog);
    if (!result.ok) {
      const { code } = result.failure;
      setProblem(code === 'denied' ? words.changed : failureSentences[code]);
      return;
    }
    onDeleted();
    toast(words.removed, { name: words.undo, run: () => void restore() });
  }

  async function restore(): Promise<void> {
    const result = await restoreBlog(blog);
    if (!result.ok) toast(failureSentences[result.failure.code]);
    else toast(result.value === 'done' ? words.restored : words.taken);
  }

  return (
    <>
      <Button look="quiet" onClick={() => setAsking(true)}>
        {words.remove}
      </Button>
      {asking && (
        <Dialog title={words.removeTitle} close={words.close} onClose={() => setAsking(false)}>
          <p className="mb-2 font-semibold [overflow-wrap:anywhere]">{blog.title}</p>
          <p className="mb-5">{words.removeText}</p>
          <ErrorMessage className="mb-3">{problem}</ErrorMessage>
          <div className="flex flex-wrap gap-3">
            <Button look="grave" onClick={() => void remove()}>
              {words.remove}
            </Button>
            <Button look="quiet" onClick={() => setAsking(false)}>
              {words.keep}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
