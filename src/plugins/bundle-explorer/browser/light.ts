import type {Builds} from '../engine/builds';
import {describeModule} from '../engine/drawing';
import type {Scene} from '../engine/scene';

/** Lights the way of the module that an event points at, and says its name; elsewhere, nothing is lit. */
export function lightWay(
  drawing: HTMLElement,
  target: Element | null,
  builds: Builds,
  scene: Scene,
): void {
  const module = target?.closest<HTMLElement>('[data-of]')?.dataset.of;
  if (module === drawing.dataset.lit) return;
  drawing.querySelectorAll('.lit').forEach((element) => element.classList.remove('lit'));
  drawing.querySelector('.way')?.remove();
  delete drawing.dataset.lit;
  if (module === undefined) return;
  drawing.dataset.lit = module;
  const parts = [...drawing.querySelectorAll<HTMLElement>(`[data-of="${module}"]`)];
  parts.forEach((part) => part.classList.add('lit'));
  drawing.querySelector('.readout')!.textContent = describeModule(builds, scene, Number(module));
  drawWay(drawing.querySelector('.scene')!, parts);
}

/** Draws lines from the source to its block, and on to its part of a file, where they are beside each other. */
function drawWay(stage: Element, parts: readonly HTMLElement[]): void {
  const origin = stage.getBoundingClientRect();
  const source = parts.find((part) => part.closest('.sources'));
  const block = parts.find((part) => part.closest('.blocks'));
  const piece = parts.find((part) => part.closest('.slab'));
  if (!source || !block) return;
  const lines = wayOver(source, block, piece);
  if (!lines) return;
  const svg = `<svg class="way" aria-hidden="true" width="${origin.width}" height="${origin.height}"><path d="${lines}"/></svg>`;
  stage.insertAdjacentHTML('beforeend', svg);

  /** In the gap above the row of the block, so that no line crosses another block. */
  function wayOver(from: Element, over: Element, to: Element | undefined): string {
    const [start, middle] = [from.getBoundingClientRect(), over.getBoundingClientRect()];
    if (middle.left < start.right) return '';
    const x = (value: number) => Math.round(value - origin.left);
    const y = (value: number) => Math.round(value - origin.top);
    const gap = y(middle.top) - 8;
    const first = `M${x(start.right)} ${y((start.top + start.bottom) / 2)}h12V${gap}H${x(middle.left) + 14}v6`;
    const end = to?.getBoundingClientRect();
    if (!end || end.left < middle.right) return first;
    return `${first}M${x(middle.left) + 14} ${gap}H${x(end.left) - 8}V${y((end.top + end.bottom) / 2)}h6`;
  }
}
