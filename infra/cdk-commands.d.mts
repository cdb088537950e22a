export function outputsFileOf(stage: string): string;
export function modeOf(args: readonly string[]): 'production' | 'development';
type Command = (args: readonly string[]) => Promise<void>;
export function cdkCommands(programs: {
  build(mode: string): Promise<void>;
  cdk(...args: string[]): Promise<void>;
  checkPackages(): Promise<void>;
  isBuilt?(): boolean;
}): { bootstrap: Command; synth: Command; deploy: Command; destroy: Command };
