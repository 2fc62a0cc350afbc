import { expect, test } from 'vitest';
import { machineNode, runsTypeScript } from './project-node.mjs';

test('a Node that runs TypeScript without a flag is good enough', () => {
  const versions = ['20.20.2', '22.17.1', '22.18.0', '23.5.0', '23.6.0', '24.0.0', '26.10.0'];
  expect(versions.filter(runsTypeScript)).toEqual(['22.18.0', '23.6.0', '24.0.0', '26.10.0']);
});

test('the Node of the machine is the one that runs npm', () => {
  const env = {
    npm_config_user_agent: 'npm/10.8.2 node/v22.18.0 linux arm64 workspaces/false',
    npm_node_execpath: '/usr/bin/node',
  };
  expect(machineNode(env)).toEqual({ path: '/usr/bin/node', version: '22.18.0' });
});
