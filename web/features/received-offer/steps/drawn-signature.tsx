import { useEffect, useRef } from 'react';
import SignaturePad from 'signature_pad';
import { inkField, mostInkPoints, type Stroke } from '#shared/offers/accepting/least-ink.ts';

type Props = {
  label: string;
  strokes: readonly Stroke[];
  onStrokes: (strokes: readonly Stroke[]) => void;
};

/** Draws with finger, pen or mouse. What is kept are whole points of the field, whatever the size of the screen. */
export default function DrawnSignature({ label, strokes, onStrokes }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<Drawing>(null);
  const latest = useRef({ strokes, onStrokes });
  latest.current = { strokes, onStrokes };
  useEffect(() => {
    if (!canvas.current) return;
    const drawing = openPad(canvas.current, (drawn) => latest.current.onStrokes(drawn));
    pad.current = drawing;
    const draw = () => drawing.draw(latest.current.strokes);
    draw();
    const watch = new ResizeObserver(draw);
    watch.observe(canvas.current);
    return () => {
      watch.disconnect();
      drawing.close();
    };
  }, []);
  const isEmpty = strokes.length === 0;
  useEffect(() => {
    if (isEmpty) pad.current?.draw([]);
  }, [isEmpty]);
  return <canvas ref={canvas} role="img" aria-label={label} />;
}

type Drawing = { draw: (strokes: readonly Stroke[]) => void; close: () => void };

/** The library's pad, in the points of the field. */
function openPad(canvas: HTMLCanvasElement, onStrokes: (strokes: readonly Stroke[]) => void): Drawing {
  const pad = new SignaturePad(canvas, { minWidth: 1, maxWidth: 2.6, throttle: 0 });
  const scale = () => canvas.clientWidth / inkField.width || 1;
  pad.addEventListener('endStroke', () => {
    const size = scale();
    onStrokes(withinLimit(pad.toData().map(({ points }) => points.map((point) => inField(point, size)))));
  });
  const draw = (strokes: readonly Stroke[]) => {
    const density = Math.max(window.devicePixelRatio, 1);
    const size = scale();
    canvas.width = canvas.clientWidth * density;
    canvas.height = canvas.clientHeight * density;
    canvas.getContext('2d')?.scale(density, density);
    pad.penColor = getComputedStyle(canvas).color;
    pad.clear();
    pad.fromData(
      strokes.map((stroke) => ({
        ...{ penColor: pad.penColor, minWidth: pad.minWidth, maxWidth: pad.maxWidth, dotSize: pad.dotSize },
        ...{ velocityFilterWeight: pad.velocityFilterWeight, compositeOperation: pad.compositeOperation },
        points: stroke.map(({ x, y }, at) => ({ x: x * size, y: y * size, pressure: 0, time: at * 16 })),
      })),
    );
  };
  return { draw, close: () => pad.off() };
}

type Point = Stroke[number];

/** A whole point of the field: what is drawn beyond its edge lies on the edge. */
const inField = ({ x, y }: Point, size: number): Point => ({
  x: Math.min(inkField.width, Math.max(0, Math.round(x / size))),
  y: Math.min(inkField.height, Math.max(0, Math.round(y / size))),
});

/** The first points, as many as are kept; a point that repeats the one before says nothing. */
function withinLimit(strokes: readonly Stroke[]): Stroke[] {
  let left = mostInkPoints;
  return strokes.flatMap((stroke) => {
    const points = stroke
      .filter(({ x, y }, at) => at === 0 || x !== stroke[at - 1]?.x || y !== stroke[at - 1]?.y)
      .slice(0, left);
    left -= points.length;
    return points.length > 0 ? [points] : [];
  });
}
