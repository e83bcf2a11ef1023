import {drawBuild, measures} from '../../../../../src/plugins/landing/components/byte-drawing';
import {
  between,
  grain,
  wayAcross,
  wayBeside,
} from '../../../../../src/plugins/landing/components/Ways';
import {teaShop} from './tea-shop';

const drawing = drawBuild(teaShop);
const [, , picture] = drawing.sources;

describe('the way of a file', () => {
  it('leaves the middle of its slab, and reaches the lid of each of its pieces', () => {
    const path = wayAcross(drawing, 2);
    const middle = Math.round((picture!.x + 427 / 2) / grain);
    expect(path.startsWith(`M${middle} 0V${measures.gap / 2 / grain}`)).toBe(true);
    const copy = drawing.outputs[1]!;
    const reached = Math.round((copy.x + (427 + measures.depth) / 2) / grain);
    expect(path).toContain(`H${reached}V${(measures.gap - measures.lid / 2) / grain}`);
    expect(path.match(/H/g)).toHaveLength(2);
  });

  it('has only horizontal and vertical lines', () => {
    for (const source of teaShop.sources.keys())
      for (const path of [wayAcross(drawing, source), wayBeside(drawing, source)])
        expect(path).toMatch(/^(?:[MHV][\d. ]+)+$/);
  });

  it('leads from the row of a source to the row of each output', () => {
    const {width, height} = between;
    expect(wayBeside(drawing, 0)).toBe(
      `M0 ${height / 6}H${width / 2}M${width / 2} ${height / 6}V${0.05 * height}H${width}`,
    );
    expect(wayBeside(drawing, 2).match(/M/g)).toHaveLength(3);
  });
});
