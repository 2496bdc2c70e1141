import { expect, test } from 'vitest';
import { croppedTo, middleSquare, onSquareCanvas, fitWithin } from './reencode-image.ts';

const WIDE = { width: 4000, height: 1000 };
const TALL = { width: 300, height: 600 };

test('keeps the aspect ratio within the longest side and never enlarges', () => {
  const scaled = { width: 1600, height: 400 };
  expect(fitWithin(WIDE, 1600)).toEqual({ ...scaled, picture: { x: 0, y: 0, ...scaled } });
  expect(fitWithin(TALL, 1600)).toMatchObject(TALL);
  expect(fitWithin({ width: 5000, height: 1 }, 1600)).toMatchObject({ width: 1600, height: 1 });
});

test('crops the middle to a frame of another shape', () => {
  const frame = { width: 480, height: 270 };
  expect(croppedTo(WIDE, frame)).toEqual({
    ...frame,
    picture: { x: -300, y: 0, width: 1080, height: 270 },
  });
  expect(croppedTo(TALL, frame).picture).toEqual({ x: 0, y: -345, width: 480, height: 960 });
});

test('centres the whole picture on a square, or crops to the centre square', () => {
  const square = (side: number) => ({ width: side, height: side });
  expect(onSquareCanvas(WIDE, 800)).toEqual({
    ...square(800),
    picture: { x: 0, y: 300, width: 800, height: 200 },
  });
  expect(onSquareCanvas(TALL, 800).picture).toEqual({ x: 200, y: 0, width: 400, height: 800 });
  expect(middleSquare(WIDE, 500)).toEqual({
    ...square(500),
    picture: { x: -750, y: 0, width: 2000, height: 500 },
  });
  expect(middleSquare(TALL, 512).picture).toEqual({ x: 0, y: -150, width: 300, height: 600 });
});
