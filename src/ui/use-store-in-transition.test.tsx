import { act, cleanup, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useStoreInTransition } from './use-store-in-transition.ts';

function aStore() {
  const readers = new Set<() => void>();
  let value = 'here';
  return {
    read: () => value,
    watch: (changed: () => void) => {
      readers.add(changed);
      return () => readers.delete(changed);
    },
    readers,
    say(next: string) {
      value = next;
      for (const reader of readers) reader();
    },
  };
}

/** What was drawn, one entry for each time. */
const drawn: string[] = [];

function Shown({ store: { watch, read } }: { store: ReturnType<typeof aStore> }) {
  const value = useStoreInTransition(watch, read) ?? 'made';
  drawn.push(value);
  return <p data-testid="shown">{value}</p>;
}

const shown = () => screen.getByTestId('shown').textContent;

afterEach(() => {
  cleanup();
  drawn.length = 0;
  document.body.replaceChildren();
});

describe('useStoreInTransition', () => {
  it('shows what is there at once where nothing is taken over, and each change of it', () => {
    const store = aStore();
    const { unmount } = render(<Shown store={store} />);
    expect([...drawn]).toEqual(['here']);
    act(() => store.say('there'));
    expect(shown()).toBe('there');
    unmount();
    expect(store.readers.size).toBe(0);
  });

  it('takes over what the page was made with, and shows what is there after it', async () => {
    const store = aStore();
    const host = document.body.appendChild(document.createElement('div'));
    host.innerHTML = renderToString(<Shown store={store} />);
    expect(shown()).toBe('made');
    drawn.length = 0;
    const complained = vi.fn();
    const root = await act(async () =>
      hydrateRoot(host, <Shown store={store} />, { onRecoverableError: complained }),
    );
    expect([...drawn]).toEqual(['made', 'here']);
    expect(shown()).toBe('here');
    expect(complained).not.toHaveBeenCalled();
    act(() => root.unmount());
  });

  it('hears what changed between being drawn and listening', () => {
    const store = aStore();
    function Before() {
      useEffect(() => store.say('there'), []);
      return null;
    }
    render(
      <>
        <Before />
        <Shown store={store} />
      </>,
    );
    expect(shown()).toBe('there');
  });

  it('lets what is urgent go first', () => {
    const store = aStore();
    const { rerender } = render(<Shown store={store} />);
    drawn.length = 0;
    act(() => {
      store.say('there');
      flushSync(() => rerender(<Shown store={store} />));
    });
    expect([drawn.at(0), drawn.at(-1)]).toEqual(['here', 'there']);
  });
});
