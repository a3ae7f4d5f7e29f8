import type { AnyStateMachine } from 'xstate';
import { flush, type World } from './world';

/** Something that can happen in a world, by its name. */
export type Moves<Machine extends AnyStateMachine> = Record<
  string,
  (world: World<Machine>) => Promise<unknown> | unknown
>;

interface Exploration<Machine extends AnyStateMachine> {
  make: () => World<Machine>;
  moves: Moves<Machine>;
  /** What makes two situations the same; time only by the questions that the machine asks of it. */
  key: (world: World<Machine>) => string;
  /** What must hold after each move. */
  check?: (world: World<Machine>, path: string[]) => void;
  most?: number;
}

/** Tries every move in every situation, breadth first, each path from the start. Says how many runs and situations. */
export async function explore<Machine extends AnyStateMachine>({
  make,
  moves,
  key,
  check,
  most = 1_500,
}: Exploration<Machine>) {
  const play = async (path: string[]) => {
    const world = make();
    await flush();
    for (const name of path) {
      await moves[name]?.(world);
      await flush();
    }
    return world;
  };
  const seen = new Set<string>([key(await play([]))]);
  const queue: string[][] = [[]];
  let runs = 0;
  for (let path = queue.shift(); path && runs < most; path = queue.shift()) {
    for (const name of Object.keys(moves)) {
      const next = [...path, name];
      const world = await play(next);
      runs++;
      check?.(world, next);
      const situation = key(world);
      world.actor.stop();
      if (seen.has(situation)) continue;
      seen.add(situation);
      queue.push(next);
    }
  }
  return { runs, situations: seen.size };
}
