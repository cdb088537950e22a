export function outputsFileOf(stage: string): string;
export function platformProblem(platform: string, command: string | undefined): string | undefined;
type Command = (args: readonly string[]) => Promise<void>;
export function cdkCommands(programs: {
  build(mode: string): Promise<void>;
  cdk(...args: string[]): Promise<void>;
  checkArguments(args: readonly string[]): Promise<void>;
  checkPackages(): Promise<void>;
  preflight(args: readonly string[]): Promise<{ isFirst: boolean }>;
  isBuilt?(): boolean;
}): { bootstrap: Command; synth: Command; deploy: Command; destroy: Command };
