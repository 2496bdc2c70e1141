import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PackPicture } from '#ui/images/PackPicture.tsx';

test.each(['bottle', 'capsules', 'carton', 'jar', 'tube'] as const)(
  'the neutral pack "%s" has a file and is decoration',
  (form) => {
    const { container } = render(<PackPicture form={form} />);
    const picture = container.querySelector('img');
    expect(picture?.getAttribute('alt')).toBe('');
    const file = join(process.cwd(), 'public', picture?.getAttribute('src') ?? 'none');
    expect(existsSync(file), file).toBe(true);
  },
);
