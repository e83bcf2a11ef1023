import assert from 'node:assert/strict';

const importing = (code) => ({
  'src/index.js': code,
  'src/plan.json': '{"days": 3, "notes": "not imported"}',
});

export default [
  {
    says: 'If you import top-level properties by name, production mode drops the others',
    modes: ['production'],
    files: importing('import {days} from "./plan.json"; console.log(days);'),
    holds: ({assets}) => assert.doesNotMatch(assets['main.js'], /not imported/),
    unless: {files: importing('import plan from "./plan.json"; console.log(plan.days);')},
  },
];
