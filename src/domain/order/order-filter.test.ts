import { describe, expect, it } from 'vitest';
import { isNarrowed, orderFilter } from './order-filter.ts';

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
        sort: 'newest',
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
        sort: 'newest',
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
        sort: 'newest',
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
      ...{ from: null, to: null, sort: 'oldest' },
    });
    expect(filterOf('queue=to-wrap&status=packed')).toMatchObject({
      queue: null,
      status: 'packed',
    });
  });
});

describe('the order of the list', () => {
  it('is one that the filters have an index for', () => {
    expect(filterOf('sort=total-high').sort).toBe('total-high');
    expect(filterOf('sort=total-low&status=paid').sort).toBe('total-low');
    expect(filterOf('sort=oldest&status=paid&from=2026-11-01').sort).toBe('oldest');
    expect(filterOf('sort=total-high&from=2026-11-01').sort).toBe('newest');
    expect(filterOf('sort=total-high&status=paid&method=cod').sort).toBe('newest');
    expect(filterOf('sort=price').sort).toBe('newest');
    expect(filterOf('sort=newest&queue=to-ship').sort).toBe('oldest');
  });

  it('leaves no orders out', () => {
    expect(isNarrowed(filterOf('sort=oldest'))).toBe(false);
    expect(isNarrowed(filterOf('status=paid'))).toBe(true);
  });
});
