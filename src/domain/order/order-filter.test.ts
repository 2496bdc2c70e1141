import { describe, expect, it } from 'vitest';
import { orderFilter } from './order-filter.ts';

const filterOf = (query: string) => {
  const params = new URLSearchParams(query);
  return orderFilter((name) => params.get(name) ?? '');
};

describe('the order filter', () => {
  it('follows the URL and ignores invalid values', () => {
    const query = 'status=packed&method=cod&payment=unpaid&from=2026-11-01&to=2026-11-30';
    const days = { from: '2026-11-01', to: '2026-11-30' };
    expect(filterOf(query)).toEqual({
      ...{
        queue: null,
        status: 'packed',
        method: 'cod',
        payment: 'unpaid',
        returns: null,
        ...days,
      },
    });
    expect(filterOf('status=lost&method=gold&payment=&from=2026-02-30&to=soon')).toEqual({
      ...{
        queue: null,
        status: null,
        method: null,
        payment: null,
        returns: null,
        from: null,
        to: null,
      },
    });
  });

  it('shows open returns without other filters', () => {
    expect(filterOf('returns=open&status=packed&from=2026-11-01')).toEqual({
      ...{
        queue: null,
        status: null,
        method: null,
        payment: null,
        returns: 'open',
        from: null,
        to: null,
      },
    });
    expect(filterOf('returns=overdue&status=packed')).toMatchObject({
      ...{ returns: 'overdue', status: null },
    });
    expect(filterOf('returns=all').returns).toBeNull();
  });

  it('shows a queue without other filters', () => {
    expect(filterOf('queue=to-pack&status=packed&returns=open&from=2026-11-01')).toEqual({
      ...{ queue: 'to-pack', status: null, method: null, payment: null, returns: null },
      ...{ from: null, to: null },
    });
    expect(filterOf('queue=to-wrap&status=packed')).toMatchObject({
      queue: null,
      status: 'packed',
    });
  });
});
