import {leafDirectives} from '../../../markdown/leaf-directives';
import {figuresOf} from './figures';
import {parts} from './parts';

/**
 * Reads `::quality[facts]`: what the checks have counted is put there.
 * @throws naming file and line, when there is no such part
 */
export const qualityFigures = leafDirectives(['quality'], async ({file}) => {
  const figures = await figuresOf(file.cwd);
  return ({text}) => {
    if (Object.hasOwn(parts, text)) return parts[text]!(figures);
    throw new Error(`there is no part "${text}"; the parts are ${Object.keys(parts).join(', ')}`);
  };
});
