import { act, cleanup, render, screen } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aSource, type SpokenSource } from '../../../tests/support/sources.ts';
import { queryStore, type Query } from './query-store.ts';
import { useQuery } from './use-query.ts';

const LINGER = 5_000;

function Shown({ source, name = 'shown' }: { source: Query<string>; name?: string }) {
  const state = useQuery(source);
  const text = state.state === 'failed' ? `${state.error.code} ${state.data ?? ''}` : '';
  return <p data-testid={name}>{state.state === 'ready' ? state.data : text || 'loading'}</p>;
}

const strictly = (element: React.ReactNode) => render(<StrictMode>{element}</StrictMode>);
const shown = (name = 'shown') => screen.getByTestId(name).textContent;
const says = (source: SpokenSource<string>, text: string) => act(() => source.next(text));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  queryStore.reset();
  vi.useRealTimers();
});

describe('useQuery under StrictMode', () => {
  it('starts one listener for two components, each of which React mounts twice', () => {
    const source = aSource<string>();
    strictly(
      <>
        <Shown source={source} name="one" />
        <Shown source={aSource({ sharing: source })} name="two" />
      </>,
    );
    says(source, 'oil');
    expect([shown('one'), shown('two')]).toEqual(['oil', 'oil']);
    expect([source.starts(), source.stops(), queryStore.size()]).toEqual([1, 0, 1]);
  });

  it('shows loading, then what comes, then what changes', () => {
    const source = aSource<string>();
    strictly(<Shown source={source} />);
    expect(shown()).toBe('loading');
    says(source, 'oil');
    expect(shown()).toBe('oil');
    says(source, 'soap');
    expect(shown()).toBe('soap');
  });

  it('shows at once what a source says at once, and its failure too', () => {
    const ready = aSource<string>({ atOnce: (sink) => sink.next('oil', false) });
    const failed = aSource<string>({ atOnce: (sink) => sink.fail({ code: 'offline' }) });
    strictly(
      <>
        <Shown source={ready} name="ready" />
        <Shown source={failed} name="failed" />
      </>,
    );
    expect([shown('ready'), shown('failed')]).toEqual(['oil', 'offline ']);
  });

  it('keeps its listener when a component renders a new source of the same key', () => {
    const source = aSource<string>();
    const again = (): Query<string> => ({ ...source });
    const { rerender } = strictly(<Shown source={again()} />);
    for (let i = 0; i < 5; i += 1) {
      rerender(
        <StrictMode>
          <Shown source={again()} />
        </StrictMode>,
      );
    }
    expect([source.starts(), source.stops()]).toEqual([1, 0]);
  });

  it('does not try a failed read again because a component is rendered again', () => {
    const source = aSource<string>();
    const { rerender } = strictly(<Shown source={{ ...source }} />);
    act(() => source.fail('denied'));
    rerender(
      <StrictMode>
        <Shown source={{ ...source }} />
      </StrictMode>,
    );
    expect(shown()).toBe('denied ');
    expect(source.starts()).toBe(1);
  });

  it('gives a component that leaves and comes back its data at once, over the same listener', () => {
    const source = aSource<string>();
    const { unmount } = strictly(<Shown source={source} />);
    says(source, 'oil');
    unmount();
    vi.advanceTimersByTime(LINGER - 1);
    strictly(<Shown source={source} />);
    expect(shown()).toBe('oil');
    expect([source.starts(), source.stops()]).toEqual([1, 0]);
  });

  it('lets go after the linger', () => {
    const source = aSource<string>();
    const { unmount } = strictly(<Shown source={source} />);
    unmount();
    vi.advanceTimersByTime(LINGER);
    expect([source.stops(), queryStore.size(), vi.getTimerCount()]).toEqual([1, 0, 0]);
  });

  it('takes over what a route has preloaded: one start', () => {
    const source = aSource<string>();
    queryStore.preload(source);
    source.next('oil');
    strictly(<Shown source={source} />);
    expect(shown()).toBe('oil');
    vi.advanceTimersByTime(10 * LINGER);
    expect([source.starts(), source.stops()]).toEqual([1, 0]);
  });

  it('follows a change of key: never a moment of the old data, and the old one ends later', () => {
    const [oil, soap] = [aSource<string>(), aSource<string>()];
    const texts: string[] = [];
    let turn = (): void => {};
    function Page() {
      const [source, setSource] = useState<Query<string>>(oil);
      turn = () => setSource(soap);
      const state = useQuery(source);
      texts.push(`${source === oil ? 'oil' : 'soap'}: ${state.state}`);
      return null;
    }
    strictly(<Page />);
    says(oil, 'oil');
    texts.length = 0;
    act(() => turn());
    expect(new Set(texts)).toEqual(new Set(['soap: loading']));
    expect([soap.starts(), oil.stops()]).toEqual([1, 0]);
    vi.advanceTimersByTime(LINGER);
    expect([soap.stops(), oil.stops()]).toEqual([0, 1]);
  });

  it('shows the failure beside the last data, and the data again while it is retried', () => {
    const source = aSource<string>();
    strictly(<Shown source={source} />);
    says(source, 'oil');
    act(() => source.fail('denied'));
    expect(shown()).toBe('denied oil');
    act(() => queryStore.retry(source.key));
    expect(shown()).toBe('oil');
    says(source, 'new oil');
    expect(shown()).toBe('new oil');
  });

  it('starts clean after a failure that everybody has left', () => {
    const source = aSource<string>();
    const { unmount } = strictly(<Shown source={source} />);
    act(() => source.fail('denied'));
    unmount();
    strictly(<Shown source={source} />);
    expect(shown()).toBe('loading');
    expect(source.starts()).toBe(2);
  });

  it('shows nothing of the person before from the moment of a reset on', () => {
    const source = aSource<string>();
    strictly(<Shown source={source} />);
    says(source, 'of Asha');
    act(() => queryStore.reset());
    expect(shown()).toBe('loading');
    act(() => source.next('late word on Asha', { run: 0 }));
    expect(shown()).toBe('loading');
    says(source, 'of Ravi');
    expect(shown()).toBe('of Ravi');
  });

  it('renders a component only when its own read has changed', () => {
    const [oil, soap] = [aSource<string>(), aSource<string>()];
    const rendered = vi.fn();
    function Counted() {
      useQuery(oil);
      rendered();
      return null;
    }
    render(
      <>
        <Counted />
        <Shown source={soap} />
      </>,
    );
    rendered.mockClear();
    says(soap, 'soap');
    expect(rendered).not.toHaveBeenCalled();
    says(oil, 'oil');
    expect(rendered).toHaveBeenCalledTimes(1);
  });
});

it('draws a page that is taken over once, however many of its reads say again what it was made with', async () => {
  const source: Query<string> = {
    key: 'of the device',
    atFirst: { state: 'ready', data: 'online', fromCache: false },
    start(sink) {
      sink.next('online', false);
      return () => {};
    },
  };
  const drawn = vi.fn();
  function Counted() {
    const state = useQuery(source);
    drawn(state);
    return <p data-testid="shown">{state.state === 'ready' ? state.data : state.state}</p>;
  }
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = '<p data-testid="shown">online</p>';
  const taken = await act(async () => hydrateRoot(root, <Counted />));
  expect(shown()).toBe('online');
  expect(drawn).toHaveBeenCalledTimes(1);
  act(() => taken.unmount());
  root.remove();
});
