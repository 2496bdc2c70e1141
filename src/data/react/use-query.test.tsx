import { act, cleanup, render, screen } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aQuery, type ControlledQuery } from '../../../tests/support/fixtures/queries.ts';
import { queryStore, type Query } from '../query/query-store.ts';
import { useQuery } from './use-query.ts';

const GC_MS = 5_000;

function Shown({ source, name = 'shown' }: { source: Query<string>; name?: string }) {
  const state = useQuery(source);
  const text = state.state === 'failed' ? `${state.error.code} ${state.data ?? ''}` : '';
  return <p data-testid={name}>{state.state === 'ready' ? state.data : text || 'loading'}</p>;
}

const renderStrict = (element: React.ReactNode) => render(<StrictMode>{element}</StrictMode>);
const shown = (name = 'shown') => screen.getByTestId(name).textContent;
const emit = (source: ControlledQuery<string>, text: string) => act(() => source.next(text));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  queryStore.reset();
  vi.useRealTimers();
});

describe('useQuery under StrictMode', () => {
  it('starts one listener for two components that StrictMode mounts twice', () => {
    const source = aQuery<string>();
    renderStrict(
      <>
        <Shown source={source} name="one" />
        <Shown source={aQuery({ sharing: source })} name="two" />
      </>,
    );
    emit(source, 'oil');
    expect([shown('one'), shown('two')]).toEqual(['oil', 'oil']);
    expect([source.starts(), source.stops(), queryStore.size()]).toEqual([1, 0, 1]);
  });

  it('shows a synchronous value and a synchronous failure at once', () => {
    const ready = aQuery<string>({ atOnce: (sink) => sink.next('oil', false) });
    const failed = aQuery<string>({ atOnce: (sink) => sink.fail({ code: 'offline' }) });
    renderStrict(
      <>
        <Shown source={ready} name="ready" />
        <Shown source={failed} name="failed" />
      </>,
    );
    expect([shown('ready'), shown('failed')]).toEqual(['oil', 'offline ']);
  });

  it('keeps its listener when a re-render passes a new query object with the same key', () => {
    const source = aQuery<string>();
    const copyOfSource = (): Query<string> => ({ ...source });
    const { rerender } = renderStrict(<Shown source={copyOfSource()} />);
    for (let i = 0; i < 5; i += 1) {
      rerender(
        <StrictMode>
          <Shown source={copyOfSource()} />
        </StrictMode>,
      );
    }
    expect([source.starts(), source.stops()]).toEqual([1, 0]);
  });

  it('does not retry a failed query on re-render', () => {
    const source = aQuery<string>();
    const { rerender } = renderStrict(<Shown source={{ ...source }} />);
    act(() => source.fail('denied'));
    rerender(
      <StrictMode>
        <Shown source={{ ...source }} />
      </StrictMode>,
    );
    expect(shown()).toBe('denied ');
    expect(source.starts()).toBe(1);
  });

  it('follows a change of key without showing old data, and ends the old listener later', () => {
    const [oil, soap] = [aQuery<string>(), aQuery<string>()];
    const texts: string[] = [];
    let switchToSoap = (): void => {};
    function Page() {
      const [source, setSource] = useState<Query<string>>(oil);
      switchToSoap = () => setSource(soap);
      const state = useQuery(source);
      texts.push(`${source === oil ? 'oil' : 'soap'}: ${state.state}`);
      return null;
    }
    renderStrict(<Page />);
    emit(oil, 'oil');
    texts.length = 0;
    act(() => switchToSoap());
    expect(new Set(texts)).toEqual(new Set(['soap: loading']));
    expect([soap.starts(), oil.stops()]).toEqual([1, 0]);
    vi.advanceTimersByTime(GC_MS);
    expect([soap.stops(), oil.stops()]).toEqual([0, 1]);
  });

  it('shows no data of the previous user after a reset', () => {
    const source = aQuery<string>();
    renderStrict(<Shown source={source} />);
    emit(source, 'of Asha');
    act(() => queryStore.reset());
    expect(shown()).toBe('loading');
    act(() => source.next('late word on Asha', { run: 0 }));
    expect(shown()).toBe('loading');
    emit(source, 'of Ravi');
    expect(shown()).toBe('of Ravi');
  });

  it('re-renders a component only when its own query changes', () => {
    const [oil, soap] = [aQuery<string>(), aQuery<string>()];
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
    emit(soap, 'soap');
    expect(rendered).not.toHaveBeenCalled();
    emit(oil, 'oil');
    expect(rendered).toHaveBeenCalledTimes(1);
  });
});

it('renders a hydrated page once when its queries repeat the prerendered data', async () => {
  const source: Query<string> = {
    key: 'of the device',
    initialState: { state: 'ready', data: 'online', fromCache: false },
    start(sink) {
      sink.next('online', false);
      return () => {};
    },
  };
  const rendered = vi.fn();
  function Counted() {
    const state = useQuery(source);
    rendered(state);
    return <p data-testid="shown">{state.state === 'ready' ? state.data : state.state}</p>;
  }
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = '<p data-testid="shown">online</p>';
  const hydrated = await act(async () => hydrateRoot(root, <Counted />));
  expect(shown()).toBe('online');
  expect(rendered).toHaveBeenCalledTimes(1);
  act(() => hydrated.unmount());
  root.remove();
});
