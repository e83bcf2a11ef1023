/** Brings the drawing of a bundle to life: its switches, its blocks and its address. */
import {appendStyleSheet} from '../../../browser/append-style-sheet';
import {onPageShown} from '../../../browser/page-events';
import {queryOf, stateInQuery} from '../engine/address';
import type {Builds} from '../engine/builds';
import {changesBetween} from '../engine/changes';
import {drawCode, shownFiles} from '../engine/code';
import {drawScene, drawTotal} from '../engine/drawing';
import {sceneOf} from '../engine/scene';
import {isSwitchName, isOn, toggle} from '../engine/switches';
import {escaped} from '../engine/words';
import {lightWay} from './light';
import {mayMove, moveFrom, rectanglesIn} from './motion';
import {bytesShown, rollFrom} from './roll';

const begun = new WeakSet<Element>();

/** Styles of what this script adds. In development they are a part of the application. */
const styles =
  process.env.NODE_ENV === 'production' &&
  new Promise<unknown>((resolve) => {
    const sheet = appendStyleSheet(builtFiles.bundleChangeStyles);
    sheet.onload = sheet.onerror = resolve;
  });

onPageShown(() => {
  document.querySelectorAll<HTMLElement>('[data-bundle]').forEach((drawing) => {
    if (begun.has(drawing)) return;
    begun.add(drawing);
    begin(drawing).catch((error: Error) => {
      begun.delete(drawing);
      const readout = drawing.querySelector('.readout')!;
      readout.removeAttribute('aria-hidden');
      readout.setAttribute('role', 'alert');
      readout.textContent = `The builds did not load (${error.message}), so the switches do nothing. Reload the page to try again.`;
    });
  });
});

async function begin(drawing: HTMLElement): Promise<void> {
  const [response] = await Promise.all([fetch(drawing.dataset.bundle!), styles]);
  if (!response.ok) throw new Error(`status ${response.status}`);
  const builds = (await response.json()) as Builds;
  const part = (name: string) => drawing.querySelector(`.${name}`)!;
  const boxes = () => [...drawing.querySelectorAll<HTMLInputElement>('[role=switch]')];
  let state = Number(drawing.dataset.state);
  let width = drawing.offsetWidth;

  function show(next: number): void {
    if (next === state) return;
    const [before, after] = [sceneOf(builds, state), sceneOf(builds, next)];
    const [rectangles, bytes] = [rectanglesIn(drawing), bytesShown(drawing)];
    const focused = focusedModule(drawing);
    // What follows stays where it is when a state needs less room, unless the window was resized.
    drawing.style.minHeight = width === drawing.offsetWidth ? `${drawing.offsetHeight}px` : '';
    width = drawing.offsetWidth;
    part('scene').innerHTML = drawScene(builds, after, before);
    part('total').innerHTML = drawTotal(after);
    part('configuration').innerHTML = shownFiles(next, state).map(drawCode).join('');
    part('changes').querySelector('ul')!.innerHTML = changesBetween(builds, before, after)
      .map((sentence) => `<li>${escaped(sentence)}</li>`)
      .join('');
    state = next;
    drawing.dataset.state = String(state);
    delete drawing.dataset.lit;
    if (focused)
      drawing
        .querySelector<HTMLElement>(`.blocks [data-of="${focused}"] button`)
        ?.focus({preventScroll: true});
    if (!mayMove()) return;
    moveFrom(rectangles, drawing);
    rollFrom(bytes, drawing);
  }

  /** What the switches say, which may have been turned before this script came. */
  const chosen = () =>
    boxes().reduce(
      (result, {name, checked}) =>
        isSwitchName(name) && isOn(result, name) !== checked ? toggle(result, name) : result,
      state,
    );

  const writeAddress = () => {
    const {pathname, search, hash} = location;
    history.replaceState(history.state, '', pathname + queryOf(state, search) + hash);
  };

  const addressedState = stateInQuery(location.search);
  if (chosen() !== state) {
    show(chosen());
    writeAddress();
  } else if (addressedState !== undefined) {
    for (const box of boxes())
      box.checked = isSwitchName(box.name) && isOn(addressedState, box.name);
    show(addressedState);
  }

  drawing.dataset.ready = '';
  drawing.addEventListener('change', () => {
    show(chosen());
    writeAddress();
  });
  const light = (target: Element | null) =>
    lightWay(drawing, target, builds, sceneOf(builds, state));
  // Browsers send `pointerover` for what a scroll or a redraw brings under a pointer at rest, which
  // would take the light from what has the focus.
  for (const sign of ['pointermove', 'focusin', 'click'])
    drawing.addEventListener(sign, ({target}) =>
      light((target as Element).closest('[data-of]') ?? focusedBlock(drawing)),
    );
  drawing.addEventListener('pointerleave', () => light(focusedBlock(drawing)));
}

const focusedBlock = (drawing: Element) =>
  drawing.contains(document.activeElement) ? document.activeElement : null;

const focusedModule = (drawing: Element) =>
  focusedBlock(drawing)?.closest<HTMLElement>('[data-of]')?.dataset.of;
