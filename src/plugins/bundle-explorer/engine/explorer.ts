import type {Builds} from './builds';
import {drawCode, shownFiles} from './code';
import {drawScene, drawTotal} from './drawing';
import {sceneOf} from './scene';
import {escaped} from './words';
import {isOn, type SwitchName, switches} from './switches';

interface Explorer {
  builds: Builds;
  state: number;
  /** Those that a reader can turn. */
  offered: readonly SwitchName[];
}

/** Draws all of it as HTML, which is the content of the element that is marked. */
export function drawExplorer({builds, state, offered}: Explorer): string {
  const scene = sceneOf(builds, state);
  return `<fieldset class="switches"><legend>Change the build</legend>${switches
    .filter(({name}) => offered.includes(name))
    .map(
      ({name, label, says}) =>
        `<label title="${escaped(says)}"><input type="checkbox" role="switch" name="${name}"${isOn(state, name) ? ' checked' : ''}> <span>${escaped(label)}</span></label>`,
    )
    .join('')}</fieldset>
<div class="panes"><div class="changes"><p class="head"><b>What changed</b></p><ul class="list" aria-live="polite"><li>Turn a switch: the changes are listed here.</li></ul></div>
<div class="picture"><div class="scene">${drawScene(builds, scene)}</div>
<p class="key"><span><i class="script"></i> your scripts</span> <span><i class="package"></i> npm package</span> <span><i class="other"></i> styles and images</span> <span><i></i> webpack’s runtime</span></p>
<p class="total">${drawTotal(scene)}</p>
<p class="readout" aria-hidden="true">Select a block to see its way.</p></div>
<div class="configuration">${shownFiles(state).map(drawCode).join('')}</div></div>`;
}
